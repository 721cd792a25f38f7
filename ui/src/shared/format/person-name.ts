interface Named {
  company: string
  firstName: string
  lastName: string
  email: string
}

/** How a person is called: the company, else the person's own name, else the e-mail. */
export const personName = ({ company, firstName, lastName, email }: Named) =>
  company || `${firstName} ${lastName}`.trim() || email
