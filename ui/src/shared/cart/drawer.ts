import { create } from 'zustand'

/** Whether the cart lies open beside the page, and whether somebody has turned to what opens it; closed with its person's cart. */
export const useCartDrawer = create<{ isOpen: boolean; isNear: boolean }>()(() => ({ isOpen: false, isNear: false }))

export const nearCartDrawer = () => useCartDrawer.setState({ isNear: true })

export const openCartDrawer = () => useCartDrawer.setState({ isOpen: true })

export const closeCartDrawer = () => useCartDrawer.setState({ isOpen: false })
