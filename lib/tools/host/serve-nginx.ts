/** Serves the export with nginx, for the browser tests. */
import { startNginx } from '@/lib/tools/host/nginx';

const { url, stop } = await startNginx({ folder: 'out', port: Number(process.env.PORT ?? 3000) });
console.log(`The site is at ${url}, served by nginx`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop());
