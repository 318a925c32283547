import path from 'node:path';
import { dueDateFiles } from '@/features/calendar/due-date-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  [...dueDateFiles.keys()].map((address) => ({ file: path.posix.basename(address) }));

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const write = dueDateFiles.get(`/due-dates/${(await params).file}`);
  return new Response(write?.(), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
