export const loadToaster = () => import('@/components/ui/sonner');
