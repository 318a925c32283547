/** `npm run check:host -- URL` visits a deployed copy and lists what is wrong with it. */

import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { checkDelivery } from '@/lib/tools/host/check-delivery';
import { checkHost } from '@/lib/tools/host/check-host';

const base = process.argv[2];
if (!base || !URL.canParse(base)) {
  console.error('Name the address of the copy: npm run check:host -- https://www.example.com');
  process.exit(2);
}

const findings = await checkHost(
  base,
  routes.map(({ path }) => path),
);
const { delivery } = site;
if (delivery !== 'none') {
  findings.push(await checkDelivery(delivery.endpoint, new URL(base).origin));
}
for (const { subject, seen, faults } of findings) {
  console.log(`${faults.length > 0 ? 'FAULT' : 'ok   '}  ${seen.padEnd(16)}  ${subject}`);
  for (const fault of faults) console.log(`         ${fault}`);
}
const faults = findings.flatMap((finding) => finding.faults);
if (delivery === 'none')
  console.log('\nMessages stay in the browser: content/site.ts names no endpoint.');
console.log(`\n${findings.length} addresses visited, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
