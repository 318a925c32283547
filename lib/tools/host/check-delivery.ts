import type { Finding } from '@/lib/tools/host/check-host';

/** The preflight request that a browser makes before it posts JSON to another origin. */
const PREFLIGHT = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type',
};

const names = (header: string | null) =>
  (header ?? '').split(',').map((name) => name.trim().toLowerCase());

function preflightFaults({ ok, status, headers }: Response, origin: string): string[] {
  if (!ok) return [`answers an OPTIONS request with status ${status}, so browsers send nothing`];
  const faults: string[] = [];
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed !== '*' && allowed !== origin) {
    faults.push(`Access-Control-Allow-Origin is ${allowed ?? 'missing'}, not ${origin}`);
  }
  // For this header `*` is enough, since messages are sent without cookies.
  const accepted = names(headers.get('Access-Control-Allow-Headers'));
  if (!accepted.includes('content-type') && !accepted.includes('*')) {
    faults.push('Access-Control-Allow-Headers does not name Content-Type');
  }
  return faults;
}

/**
 * Where messages go, and whether browsers may post them there from `origin`. It sends the browser's
 * preflight request, and no message.
 */
export async function checkDelivery(endpoint: string, origin: string): Promise<Finding> {
  const subject = `messages go to ${endpoint}`;
  if (new URL(endpoint).origin === origin) return { subject, seen: 'same origin', faults: [] };
  try {
    const response = await fetch(endpoint, {
      method: 'OPTIONS',
      headers: { ...PREFLIGHT, Origin: origin },
      redirect: 'manual',
    });
    await response.body?.cancel();
    return { subject, seen: `${response.status}`, faults: preflightFaults(response, origin) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { subject, seen: '', faults: [`no answer: ${String(cause)}`] };
  }
}
