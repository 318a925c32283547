import type { ReactNode } from 'react';
import { BriefFooter } from '@/components/layout/site-footer';
import { SiteShell } from '@/components/layout/site-shell';

export default function AccessLayout({ children }: { children: ReactNode }) {
  return <SiteShell foot={<BriefFooter />}>{children}</SiteShell>;
}
