import { calculatorLabels, calculatorNames, calculatorRows } from '@/content/calculators/names';
import { durations } from '@/content/durations';
import { formatFee, formatLowestFee } from '@/content/prices';
import { accounting } from '@/content/services/accounting';
import { audit } from '@/content/services/audit';
import { bookkeeping } from '@/content/services/bookkeeping';
import { businessRegistration } from '@/content/services/business-registration';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { compliance } from '@/content/services/compliance';
import { consulting } from '@/content/services/consulting';
import { financialPlanning } from '@/content/services/financial-planning';
import { gstRegistration } from '@/content/services/gst-registration';
import { itrFiling } from '@/content/services/itr-filing';
import { taxation } from '@/content/services/taxation';
import { tdsReturn } from '@/content/services/tds-return';
import {
  clientArea,
  getClaimFigure,
  unlisted as notOffered,
  officeCities,
  site,
} from '@/content/site';
import { assessmentYear, taxYear } from '@/content/tax-year';
import { isStrict } from '@/content/words/conduct';
import { capitalise, formatCountInWords, joinInSentence } from '@/content/words/counts';
import { includeIfOffered, listOffered } from '@/content/words/offered';
import { plusGst } from '@/content/words/plus-gst';

/**
 * Every path of the site, once. Menus, footer, sitemaps, breadcrumbs, metadata, share images and
 * the browser tests are derived from it. Only the build reads this table: in a script it would
 * bring along the text of every service page.
 */
const routeGroups = ['firm', 'services', 'calculators', 'legal', 'access', 'dashboard'] as const;

export type RouteGroup = (typeof routeGroups)[number];

type Row = {
  path: `/${string}`;
  label: string;
  summary: string;
  /** The page one step up; the home page if left out. */
  parent?: `/${string}`;
  /** Without the site name, which is appended. */
  title: string;
  /** At most 160 characters. */
  description: string;
  keywords: readonly string[];
  /** `website` if left out. */
  type?: 'article' | 'profile';
  content?: object;
};

const cities = joinInSentence(officeCities);

const areas = listOffered([
  ['audit', '/services/audit'],
  ['tax', '/services/taxation', '/services/itr-filing'],
  ['GST', '/services/gst-registration', '/services/taxation'],
  ['company formation', '/services/company-incorporation', '/services/business-registration'],
  ['accounts', '/services/accounting', '/services/bookkeeping'],
]);

const priced = listOffered([
  ['company formation', '/services/company-incorporation', '/services/business-registration'],
  ['ITR', '/services/itr-filing'],
  ['GST', '/services/gst-registration', '/services/taxation'],
  ['TDS', '/services/tds-return'],
  ['annual compliance', '/services/compliance'],
  ['audit', '/services/audit'],
  ['accounting', '/services/accounting', '/services/bookkeeping'],
  ['consulting', '/services/consulting'],
]);

/** In the order of the menus. */
export const serviceRows = [
  {
    path: audit.path,
    content: audit,
    label: 'Audit & Assurance',
    summary: 'Statutory, internal, tax and GST audits',
    title: `Audit & assurance, ${cities}`,
    description: `Statutory, internal, tax and GST audits planned around your year end and signed by a partner. ${isStrict ? 'Scope and fee are agreed in writing before we start.' : `Fees ${formatLowestFee('audit')}, ${plusGst}, agreed in writing.`}`,
    keywords: ['statutory audit', 'tax audit 44AB', 'internal audit', 'GST audit'],
    type: 'article',
  },
  {
    path: taxation.path,
    content: taxation,
    label: 'Taxation',
    summary: 'Direct and indirect tax, planned early',
    title: `Taxation services, ${cities}`,
    description:
      'Income tax and GST: planning, advance tax, capital gains, returns, notices such as 143(2), now 270(8), and appeals, handled by one accountable partner.',
    keywords: ['tax consultant', 'income tax advisory', 'GST advisory', 'tax notice reply'],
    type: 'article',
  },
  {
    path: accounting.path,
    content: accounting,
    label: 'Accounting',
    summary: 'Books, payroll, MIS and year-end accounts',
    title: 'Accounting, payroll and MIS services',
    description: `Year-end accounts, payroll with PF and ESI, MIS reports, and the monthly books under them.${isStrict ? '' : ` Bookkeeping from ${formatFee('bookkeeping')} a month, ${plusGst}.`}`,
    keywords: [
      'accounting services India',
      'MIS reports',
      'payroll processing',
      'financial statements',
    ],
    type: 'article',
  },
  {
    path: bookkeeping.path,
    content: bookkeeping,
    label: 'Bookkeeping',
    summary: 'Payables, receivables and a clean ledger',
    title: `Bookkeeping services, ${cities}`,
    description: `Day-to-day books: payables, receivables, bank reconciliation, aging.${includeIfOffered('/services/accounting', ' Payroll and year-end accounts: see Accounting.')}${isStrict ? '' : ` ${formatFee('bookkeeping')} per month, ${plusGst}.`}`,
    keywords: [
      'bookkeeping services',
      'accounts payable',
      'accounts receivable',
      'bank reconciliation',
    ],
    type: 'article',
  },
  {
    path: compliance.path,
    content: compliance,
    label: 'Compliance',
    summary: 'ROC, FEMA and SEBI on one calendar',
    title: `ROC compliance and due dates ${taxYear}`,
    description: `Due dates of tax, GST, companies and payroll; ROC, FEMA and SEBI filings; what a late form costs.${isStrict ? '' : ` ROC filing ${formatFee('roc-annual')}, ${plusGst}.`}`,
    keywords: ['ROC annual filing', 'AOC-4 MGT-7', 'FEMA compliance', 'SEBI compliance'],
    type: 'article',
  },
  {
    path: consulting.path,
    content: consulting,
    label: 'Business Consulting',
    summary: 'Plans, valuation and due diligence',
    title: `Business consulting, ${cities}`,
    description: isStrict
      ? 'Business plans, advisory, due diligence and valuation, written for decisions. Scope and fee are agreed in writing first.'
      : `Business plans from ${formatFee('consulting-business-plan')}, advisory at ${formatFee('consulting-advisory')} per hour, due diligence from ${formatFee('consulting-due-diligence')} and valuation from ${formatFee('consulting-valuation')}, ${plusGst}.`,
    keywords: ['business valuation', 'due diligence', 'business plan', 'CA consulting'],
    type: 'article',
  },
  {
    path: financialPlanning.path,
    content: financialPlanning,
    label: 'Financial Planning',
    summary: 'Goals, investments and risk cover',
    title: `Financial planning, ${cities}`,
    description:
      'Goal-based planning, tax on investments and risk management for families and owners: retirement, education, home purchase and insurance reviewed together.',
    keywords: [
      'financial planning',
      'retirement planning',
      'tax on investments',
      'insurance review',
    ],
    type: 'article',
  },
  {
    path: businessRegistration.path,
    content: businessRegistration,
    label: 'Business Registration',
    summary: 'Company, LLP, partnership, proprietorship',
    title: 'Business registration: which structure',
    description: `Company, LLP, partnership or sole proprietorship: which one fits, and its registration in four steps.${includeIfOffered('/services/company-incorporation', ' A company day by day: see Company Incorporation.')}`,
    keywords: [
      'business registration',
      'LLP registration',
      'partnership firm',
      'sole proprietorship',
    ],
    type: 'article',
  },
  {
    path: gstRegistration.path,
    content: gstRegistration,
    label: 'GST Registration',
    summary: 'Regular, composition and voluntary',
    title: `GST registration, ${cities}`,
    description: `GSTIN in ${durations.gstRegistration}: REG-01 prepared, filed and followed up. ${isStrict ? 'Regular, composition and voluntary.' : `Regular ${formatFee('gst-regular')}, composition ${formatFee('gst-composition')}, voluntary ${formatFee('gst-voluntary')}, ${plusGst}; government fee free.`}`,
    keywords: ['GST registration', 'GSTIN', 'composition scheme', 'REG-01'],
    type: 'article',
  },
  {
    path: itrFiling.path,
    content: itrFiling,
    label: 'ITR Filing',
    summary: `ITR-1 to ITR-7, filed in ${durations.itrFiling}`,
    title: `Income tax return filing, AY ${assessmentYear}`,
    description: `Returns prepared and filed within ${durations.itrFiling}; late returns; notices such as 143(1), now 270(1).${isStrict ? '' : ` ITR-1 ${formatFee('itr-1')}, ITR-2/3 ${formatFee('itr-2-3')}, ITR-4/5/6 ${formatFee('itr-4-5-6')}, ${plusGst}.`}`,
    keywords: ['ITR filing', 'income tax return', 'ITR-1', 'ITR-3', 'ITR-4'],
    type: 'article',
  },
  {
    path: companyIncorporation.path,
    content: companyIncorporation,
    label: 'Company Incorporation',
    summary: `Planned for ${durations.incorporation} from the first call`,
    title: `Company incorporation, ${cities}`,
    description: `Private limited, OPC or LLP, planned day by day to the certificate.${isStrict ? '' : ` OPC fee ${formatFee('formation-opc')}, ${plusGst}.`}${includeIfOffered('/services/business-registration', ' Not sure which form? See Business Registration.')}`,
    keywords: [
      'company incorporation',
      'SPICe+',
      'private limited registration',
      'OPC registration',
    ],
    type: 'article',
  },
  {
    path: tdsReturn.path,
    content: tdsReturn,
    label: 'TDS Return Filing',
    summary: 'Quarterly statements, corrections, certificates',
    title: `TDS return filing, tax year ${taxYear}`,
    description: `Quarterly TDS and TCS statements in forms 138 to 144 (24Q to 27EQ); what late TDS costs.${isStrict ? '' : ` Quarterly return ${formatFee('tds-quarterly')}, certificate ${formatFee('tds-certificate')}, ${plusGst}.`}`,
    keywords: ['TDS return', 'Form 138', 'Form 140', '24Q', '26Q', '27Q', '27EQ', 'TDS correction'],
    type: 'article',
  },
  {
    path: '/services/pricing',
    label: isStrict ? 'Fees by quotation' : 'Pricing',
    summary: isStrict
      ? 'What is included, and how a fee is agreed'
      : 'Every published fee on one page',
    title: isStrict ? 'How a fee is agreed' : 'Fees and annual packages',
    description: isStrict
      ? 'What each service includes and how its fee is agreed: in a written quotation, with scope, fee and papers, before any work begins.'
      : `Every published fee in rupees: ${joinInSentence(priced)}, and three annual packages.`,
    keywords: isStrict
      ? [
          'CA quotation',
          'scope of work',
          ...listOffered([['annual compliance', '/services/compliance']]),
        ]
      : [
          'CA fees',
          ...listOffered([
            ['GST registration fee', '/services/gst-registration'],
            ['ITR filing charges', '/services/itr-filing'],
          ]),
          'annual compliance package',
        ],
  },
] as const satisfies readonly Row[];

const calculators = calculatorNames.map((name) => ({
  path: `/calculators/${name}` as const,
  label: calculatorLabels[name],
  ...calculatorRows[name],
})) satisfies readonly Row[];

const unlisted: readonly (typeof serviceRows)[number]['path'][] = notOffered;
const serviceCount = formatCountInWords(serviceRows.length - unlisted.length);
const calculatorCount = formatCountInWords(calculators.length);
const [headOffice] = site.offices;

const firm = [
  {
    path: '/',
    label: 'Home',
    summary: isStrict
      ? 'What the firm does, and for whom'
      : 'What the firm does, for whom and for how much',
    title: `Chartered accountants, ${cities}`,
    description: `Chartered accountants in ${cities} since ${site.established}. ${capitalise(joinInSentence(areas) || 'services')}, with ${isStrict ? '' : 'published fees and '}${calculatorCount} ${isStrict ? '' : 'free '}calculators.`,
    keywords: [
      'chartered accountants',
      ...officeCities.map((city) => `CA firm ${city}`),
      ...listOffered([['tax consultant India', '/services/taxation', '/services/itr-filing']]),
    ],
  },
  {
    path: '/about',
    label: 'About',
    summary: 'Our story, values and certifications',
    title: `About the firm, ${cities}`,
    description: isStrict
      ? `A firm of chartered accountants established in ${site.established}, with offices in ${cities}: its story, its values and its areas of work.`
      : `A firm of chartered accountants established in ${site.established}: ${getClaimFigure('professionals')} professionals, ${getClaimFigure('experience')} years of combined experience, ${joinInSentence(site.certifications)} on the staff.`,
    keywords: [
      'about chartered accountants',
      `${site.certifications.join(' ')} firm`,
      ...listOffered([[`audit firm since ${site.established}`, '/services/audit']]),
    ],
  },
  {
    path: '/team',
    label: 'Team',
    summary: 'The people who do the work',
    title: 'The people who do the work',
    description:
      'Meet the people who sign the work and those you will speak to, with their areas of practice, email and phone, and where to apply for a job.',
    keywords: ['chartered accountant team', 'CA partner', `CA careers ${headOffice.city}`],
    type: 'profile',
  },
  {
    path: '/contact',
    label: 'Contact',
    summary: 'Offices, hours, phone and a message form',
    title: `Contact us in ${cities}`,
    description: `Call, write or visit: offices in ${cities}, business hours, an emergency helpline for clients and a form answered within ${durations.reply}.`,
    keywords: [
      'contact chartered accountant',
      'CA near me',
      ...listOffered([['tax consultation', '/services/taxation', '/services/itr-filing']]),
    ],
  },
] as const satisfies readonly Row[];

const legal = [
  {
    path: '/privacy',
    label: 'Privacy',
    summary: 'What we collect, keep and may share',
    title: 'Privacy policy',
    description:
      'What information the firm collects, how it is used, shared, secured and retained, and your rights of access, correction, deletion and portability.',
    keywords: ['privacy policy', 'data protection', 'client confidentiality'],
    type: 'article',
  },
  {
    path: '/terms',
    label: 'Terms',
    summary: 'The terms on which we work',
    title: 'Terms of service',
    description:
      'The terms on which the firm works: services, standards, client duties, fees, liability, confidentiality, termination, disputes and amendments.',
    keywords: ['terms of service', 'engagement terms', 'chartered accountant terms'],
    type: 'article',
  },
  {
    path: '/sitemap',
    label: 'Sitemap',
    summary: 'Every public page',
    title: 'Sitemap',
    description: `Every page of the site on one page: the firm, ${serviceCount} service pages, ${calculatorCount} calculators and the legal pages.`,
    keywords: ['sitemap', 'all pages'],
  },
] as const satisfies readonly Row[];

const access = [
  {
    path: '/login',
    label: 'Client login',
    summary: 'Open the client area',
    title: 'Client login',
    description:
      'Sign in by email or mobile to your cart, quotations and documents in the client area.',
    keywords: ['client login', 'client portal'],
  },
  {
    path: '/signup',
    label: 'Create account',
    summary: 'Set up your client area',
    parent: '/login',
    title: 'Create your client account',
    description: 'Create an account for the client area, with its cart, quotations and documents.',
    keywords: ['sign up', 'client account'],
  },
  {
    path: '/forgot-password',
    label: 'Forgot password',
    summary: 'Ask for a reset link',
    parent: '/login',
    title: 'Reset your password',
    description: 'Ask for a password reset link for the client area.',
    keywords: ['reset password'],
  },
] as const satisfies readonly Row[];

const dashboard = [
  {
    path: '/dashboard',
    label: 'Dashboard',
    summary: 'Your services at a glance',
    title: 'Dashboard',
    description: 'Your services, quotations, documents and recent activity in one place.',
    keywords: ['client dashboard'],
  },
  {
    path: '/dashboard/cart',
    label: 'Cart',
    summary: 'Services for your next quotation',
    parent: '/dashboard',
    title: 'Service cart',
    description: `The services you have chosen${isStrict ? '' : ', their prices'} and the request for a quotation.`,
    keywords: ['service cart'],
  },
  {
    path: '/dashboard/quotations',
    label: 'Quotations',
    summary: 'Received, pending and expired',
    parent: '/dashboard',
    title: 'Quotations',
    description: 'Quotations received, pending and expired, to view and download.',
    keywords: ['quotations'],
  },
  {
    path: '/dashboard/documents',
    label: 'Documents',
    summary: 'Your papers and what we need',
    parent: '/dashboard',
    title: 'Documents',
    description: 'Upload, view and sort the documents of your engagement.',
    keywords: ['documents'],
  },
  {
    path: '/dashboard/calculators',
    label: 'Calculators',
    summary: `The ${calculatorCount} ${isStrict ? '' : 'free '}calculators`,
    parent: '/dashboard',
    title: 'Calculators',
    description: `The ${calculatorCount} calculators: ${joinInSentence(Object.values(calculatorLabels))}.`,
    keywords: ['calculators'],
  },
  {
    path: '/dashboard/profile',
    label: 'Profile',
    summary: 'Personal and business details',
    parent: '/dashboard',
    title: 'Profile',
    description: 'Your personal and business details.',
    keywords: ['profile'],
  },
  {
    path: '/dashboard/settings',
    label: 'Settings',
    summary: 'Password, notifications and privacy',
    parent: '/dashboard',
    title: 'Settings',
    description: 'Password, notifications, privacy, help, sign out and account deletion.',
    keywords: ['settings'],
  },
  {
    path: '/dashboard/change-password',
    label: 'Change password',
    summary: 'Choose a new password',
    parent: '/dashboard/settings',
    title: 'Change password',
    description: 'Change the password of the client area.',
    keywords: ['change password'],
  },
  {
    path: '/dashboard/notifications',
    label: 'Notifications',
    summary: 'Email, SMS and push',
    parent: '/dashboard/settings',
    title: 'Notification settings',
    description: 'Choose which messages you get by email, SMS and push.',
    keywords: ['notification settings'],
  },
  {
    path: '/dashboard/privacy-settings',
    label: 'Privacy settings',
    summary: 'What is shared and what is kept',
    parent: '/dashboard/settings',
    title: 'Privacy settings',
    description: 'Privacy choices, and your data to view, download or delete.',
    keywords: ['privacy settings'],
  },
  {
    path: '/dashboard/help-support',
    label: 'Help & support',
    summary: 'Phone, email, chat and answers',
    parent: '/dashboard/settings',
    title: 'Help & support',
    description: 'Phone, email, chat, resources and answers for clients.',
    keywords: ['help', 'support'],
  },
] as const satisfies readonly Row[];

const table = {
  firm,
  services: serviceRows,
  calculators,
  legal,
  access,
  dashboard,
} as const satisfies Record<RouteGroup, readonly Row[]>;

export type Path = (typeof table)[RouteGroup][number]['path'];

export type RouteEntry = Omit<Row, 'path' | 'parent' | 'type' | 'content'> & {
  path: Path;
  group: RouteGroup;
  /** `null` only for the home page. */
  parent: `/${string}` | null;
  image: `/share/${string}.png`;
  type: 'website' | 'article' | 'profile';
  listed: boolean;
  indexed: boolean;
};

/** One for the whole client area, since nobody shares its pages. */
function getImage(path: string, group: RouteGroup): RouteEntry['image'] {
  if (group === 'dashboard') return '/share/dashboard.png';
  return `/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

function createEntry(group: RouteGroup, { content: _, ...row }: Row & { path: Path }): RouteEntry {
  const listed = !(unlisted as readonly Path[]).includes(row.path);
  return {
    ...row,
    group,
    parent: row.path === '/' ? null : (row.parent ?? '/'),
    image: getImage(row.path, group),
    type: row.type ?? 'website',
    listed,
    indexed: listed && group !== 'access' && group !== 'dashboard',
  };
}

/** All paths with a page in app/, even where this site has no client area. */
export const everyRoute: readonly RouteEntry[] = routeGroups.flatMap((group) =>
  table[group].map((row) => createEntry(group, row)),
);

export const routes: readonly RouteEntry[] = everyRoute.filter(
  ({ group }) => clientArea || (group !== 'access' && group !== 'dashboard'),
);

export const homeRoute: RouteEntry = createEntry('firm', firm[0]);
