import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { clientArea } from '@/content/site';
import { DashboardShell } from '@/features/client-area/shell/dashboard-shell';

export default function DashboardLayout({ children }: { children: ReactNode }) {
  if (!clientArea) notFound();
  return <DashboardShell>{children}</DashboardShell>;
}
