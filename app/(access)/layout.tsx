import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { BriefFooter } from '@/components/layout/site-footer';
import { SiteShell } from '@/components/layout/site-shell';
import { clientArea } from '@/content/site';

export default function AccessLayout({ children }: { children: ReactNode }) {
  if (!clientArea) notFound();
  return <SiteShell foot={<BriefFooter />}>{children}</SiteShell>;
}
