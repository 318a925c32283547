import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { DashboardShell } from '@/components/portal/shell/dashboard-shell';
import { clientArea } from '@/content/site';

export default function DashboardLayout({ children }: { children: ReactNode }) {
  if (!clientArea) notFound();
  return <DashboardShell>{children}</DashboardShell>;
}
