import { create } from 'zustand'

/** Whether the cart lies open beside the page. */
export const useCartDrawer = create<{ isOpen: boolean }>()(() => ({ isOpen: false }))

export const openCartDrawer = () => useCartDrawer.setState({ isOpen: true })

export const closeCartDrawer = () => useCartDrawer.setState({ isOpen: false })
