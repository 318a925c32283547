import { buildDay, securityTxt } from '@/lib/build/security-txt';

export const dynamic = 'force-static';

export const GET = () => new Response(securityTxt(buildDay()));
