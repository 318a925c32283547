/** Written by lib/build/assets/archive-worker.ts. */
declare module '@/lib/build/generated/archive-worker.js' {
  export const source: string;
}
