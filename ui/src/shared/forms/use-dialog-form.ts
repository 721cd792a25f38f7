import { toast } from '~/shared/toasts/toast'
import { type FormOptions, useAppForm } from './use-app-form'

interface DialogOptions<Values, Result> extends FormOptions<Values, Result> {
  /** What is said once it is sent. */
  done: string | ((result: Result, values: Values) => string)
  onClose: () => void
}

/** The form of a dialog (FormDialog): once it is sent, it says so and closes; what was entered stays when it is refused. */
export function useDialogForm<Values extends Record<string, unknown>, Result = unknown>(
  options: DialogOptions<Values, Result>,
) {
  const { done, onClose, onSent, ...form } = options
  return useAppForm<Values, Result>({
    ...form,
    onSent: (result, values) => {
      onSent?.(result, values)
      toast.success(typeof done === 'string' ? done : done(result, values))
      onClose()
    },
  })
}
