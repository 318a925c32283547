/** Fetches what shows a notice, the library with it. */
export const loadToaster = () => import('@/components/ui/sonner');
