import { existsSync } from 'node:fs';
import { demoQuotationKey } from '@/content/samples/quotation-key';
import {
  clientArea,
  type Delivery,
  disclosure,
  type PageCount,
  type Payments,
  pageCount,
  payments,
  type QuotationKey,
  quotationKeys,
  site,
} from '@/content/site';
import { states } from '@/content/states';
import { team } from '@/content/team';
import type { TeamContent } from '@/content/types/firm';
import { conduct } from '@/content/words/conduct';
import { UPI_ADDRESS } from '@/features/client-area/updates/upi';
import { isSafeEndpoint, isSafeScript, isSiteAddress } from '@/features/contact/endpoint';
import { messageFields } from '@/features/contact/outgoing';
import { basePath } from '@/lib/base-path';
import { findContentFaults } from '@/lib/content/content-faults';
import { type ContentModule, loadContentModules } from '@/lib/content/modules';

type Firm = {
  url: string;
  delivery: Delivery;
  conduct: typeof conduct;
  disclosure: typeof disclosure;
  members: readonly TeamContent['members'][number][];
  offices: readonly { region: string }[];
  count: PageCount | null;
  payments: Payments | null;
  folder: string;
};

const ours: Firm = {
  url: site.url,
  delivery: site.delivery,
  conduct,
  disclosure,
  members: team.members,
  offices: site.offices,
  count: pageCount,
  payments,
  folder: basePath,
};

/** The address becomes part of the Content-Security-Policy. */
function findDeliveryFaults(delivery: Delivery): string[] {
  if (delivery === 'none') return [];
  const taken = Object.keys(delivery.fields ?? {}).filter((name) =>
    (messageFields as readonly string[]).includes(name),
  );
  return [
    ...(isSafeEndpoint(delivery.endpoint)
      ? []
      : [
          'endpoint: must be one https address of host and path alone, or an http one on localhost or 127.0.0.1',
        ]),
    ...taken.map((name) => `fields.${name}: each message brings this field itself`),
  ].map((fault) => `content/site.ts: site.delivery.${fault}`);
}

function findDisclosureFaults({ disclosure, members }: Firm): string[] {
  const faults = disclosure.registration ? [] : ['content/site.ts: disclosure.registration'];
  const isNamed = members.some(({ membership }) => membership);
  if (!isNamed) faults.push('content/data/people.json: members: a membership number');
  return faults.map((field) => `${field} must be given: the conduct is strict`);
}

const findCountFaults = (count: Firm['count']): string[] =>
  count && !isSafeScript(count.script)
    ? [
        `content/site.ts: pageCount.script: must be one https address of host and path alone, without ; , " ' < >`,
      ]
    : [];

/** Clients pay to this address, so an invalid one must not be published. */
const findPaymentFaults = (firm: Firm['payments']): string[] => [
  ...(firm && !UPI_ADDRESS.test(firm.upi)
    ? ['content/site.ts: payments.upi: must be an address such as name@bank']
    : []),
  ...(firm && firm.name.trim() === ''
    ? ['content/site.ts: payments.name: must be the name that the bank has']
    : []),
];

const findFolderFaults = (folder: string): string[] =>
  /^(\/[A-Za-z0-9_-][\w.-]*)*$/.test(folder)
    ? []
    : [`BASE_PATH: ${folder} is no folder such as /repo, without a slash at the end`];

/** Papers, estimates and due dates follow the State of an office. */
const findRegionFaults = (offices: Firm['offices']): string[] =>
  offices.flatMap(({ region }, index) =>
    states.includes(region)
      ? []
      : [
          `content/site.ts: site.offices[${index}].region: ${region} is no State of content/states.ts`,
        ],
  );

function findPortraitFaults(members: Firm['members']): string[] {
  return members.flatMap(({ portrait }, index) => {
    if (!portrait || !('file' in portrait)) return [];
    const { file } = portrait;
    const isPicture = /^\/[\w/-]+\.(avif|jpe?g|png|webp)$/.test(file);
    return isPicture && existsSync(`public${file}`)
      ? []
      : [
          `content/data/people.json: members[${index}].portrait.file: ${file} is no picture in public/`,
        ];
  });
}

/**
 * Anyone can sign with the demo key, so no site that clients use may have it. `null` if the site
 * can be built.
 */
export function findDemoKeyFault(
  address: string,
  keys: readonly Pick<QuotationKey, 'x' | 'demo'>[],
): string | null {
  const { hostname } = new URL(address);
  if (hostname === 'localhost' || hostname.endsWith('.example')) return null;
  const hasDemo = keys.some(({ x, demo }) => demo || x === demoQuotationKey.x);
  return hasDemo
    ? `content/site.ts: quotationKeys: names the demo key, with which anyone can sign, and the address of the site is ${address}. Name a key of the firm's own.`
    : null;
}

export function findBuildFaults(firm: Firm = ours): string[] {
  const faults = [
    ...(['specified', 'strict'].includes(firm.conduct)
      ? []
      : [`CONDUCT: ${firm.conduct} is neither specified nor strict`]),
    ...findDeliveryFaults(firm.delivery),
    ...(firm.conduct === 'strict' ? findDisclosureFaults(firm) : []),
    ...findPortraitFaults(firm.members),
    ...findRegionFaults(firm.offices),
    ...findCountFaults(firm.count),
    ...findPaymentFaults(firm.payments),
    ...findFolderFaults(firm.folder),
  ];
  // An invalid address has no host to judge.
  if (!isSiteAddress(firm.url) || firm.url.endsWith('/')) {
    return [
      'content/site.ts: site.url: must be an address such as https://www.example.com, without a slash at the end; a folder of it is BASE_PATH',
      ...faults,
    ];
  }
  const demo = clientArea ? findDemoKeyFault(firm.url, quotationKeys) : null;
  return demo ? [demo, ...faults] : faults;
}

export async function findFirmFaults(): Promise<{ faults: string[]; modules: ContentModule[] }> {
  const faults = findBuildFaults();
  const modules = await loadContentModules().catch((error) => {
    // Pages that name the host cannot be read while the address is invalid.
    if (faults.length === 0) throw error;
    return [];
  });
  return { faults: [...faults, ...findContentFaults(modules)], modules };
}
