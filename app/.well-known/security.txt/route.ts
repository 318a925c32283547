import { formatSecurityTxt } from '@/lib/build/security-txt';
import { buildDay } from '@/lib/build-day';

export const dynamic = 'force-static';

export const GET = () => new Response(formatSecurityTxt(buildDay()));
