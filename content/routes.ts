import { calculatorLabels } from '@/content/calculators/names';
import { durations } from '@/content/durations';
import { claimOf, site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { countInWords, listInWords } from '@/content/words/counts';
import { fee, lowestFee } from '@/content/words/fees';
import { plusGst } from '@/content/words/plus-gst';

/**
 * The route table: every path of the site, once.
 *
 * Header menus, phone menu, footer, the /sitemap page, sitemap.xml, breadcrumbs, page metadata,
 * share images and the browser tests are derived from it. Nothing else lists paths.
 */
export const routeGroups = [
  'firm',
  'services',
  'calculators',
  'legal',
  'access',
  'dashboard',
] as const;

export type RouteGroup = (typeof routeGroups)[number];

/** What is written for a path; the rest follows from its group and the path itself. */
type Row = {
  path: `/${string}`;
  /** Words of the link in menus, breadcrumbs and the site map. */
  label: string;
  /** One line beside the link in menus and on the site map. */
  summary: string;
  /** Path one step up, for breadcrumbs and back links, where it is not the home page. */
  parent?: `/${string}`;
  /** Without the site name, which is appended to it. */
  title: string;
  /** At most 160 characters. */
  description: string;
  keywords: readonly string[];
  /** For share tags, where it is not `website`. */
  type?: 'article' | 'profile';
};

const services = [
  {
    path: '/services/audit',
    label: 'Audit & Assurance',
    summary: 'Statutory, internal, tax and GST audits',
    title: 'Audit & assurance services',
    description: `Statutory, internal, tax and GST audits planned around your year end and signed by a partner. ${isStrict ? 'Scope and fee are agreed in writing before we start.' : `Fees ${lowestFee('audit')}, ${plusGst}, agreed in writing.`}`,
    keywords: ['statutory audit', 'tax audit 44AB', 'internal audit', 'GST audit'],
    type: 'article',
  },
  {
    path: '/services/taxation',
    label: 'Taxation',
    summary: 'Direct and indirect tax, planned early',
    title: 'Taxation services',
    description:
      'Income tax and GST for individuals and businesses: planning, advance tax, returns, notices and appeals, handled by one accountable partner.',
    keywords: ['tax consultant', 'income tax advisory', 'GST advisory', 'tax notice reply'],
    type: 'article',
  },
  {
    path: '/services/accounting',
    label: 'Accounting',
    summary: 'Books, payroll, MIS and year-end accounts',
    title: 'Accounting & bookkeeping services',
    description: `Monthly books, payroll, MIS reports and Schedule III financial statements for lenders and investors.${isStrict ? '' : ` Bookkeeping from ${fee('bookkeeping')} a month, ${plusGst}.`}`,
    keywords: [
      'accounting services India',
      'MIS reports',
      'payroll processing',
      'financial statements',
    ],
    type: 'article',
  },
  {
    path: '/services/bookkeeping',
    label: 'Bookkeeping',
    summary: 'Payables, receivables and a clean ledger',
    title: 'Bookkeeping services',
    description: `Day-to-day books kept for you: payables, receivables, bank reconciliation and aging reports.${isStrict ? '' : ` ${fee('bookkeeping')} per month, ${plusGst}.`}`,
    keywords: [
      'bookkeeping services',
      'accounts payable',
      'accounts receivable',
      'bank reconciliation',
    ],
    type: 'article',
  },
  {
    path: '/services/compliance',
    label: 'Compliance',
    summary: 'ROC, FEMA and SEBI calendars kept',
    title: 'Regulatory compliance services',
    description: `ROC annual filing, board resolutions, director changes, FEMA and SEBI compliance on one calendar.${isStrict ? '' : ` ROC filing ${fee('roc-annual')}, ${plusGst}.`}`,
    keywords: ['ROC annual filing', 'AOC-4 MGT-7', 'FEMA compliance', 'SEBI compliance'],
    type: 'article',
  },
  {
    path: '/services/consulting',
    label: 'Business Consulting',
    summary: 'Plans, valuation and due diligence',
    title: 'Business consulting services',
    description: isStrict
      ? 'Business plans, advisory, due diligence and valuation, written for decisions. Scope and fee are agreed in writing first.'
      : `Business plans from ${fee('consulting-business-plan')}, advisory at ${fee('consulting-advisory')} per hour, due diligence from ${fee('consulting-due-diligence')} and valuation from ${fee('consulting-valuation')}, ${plusGst}.`,
    keywords: ['business valuation', 'due diligence', 'business plan', 'CA consulting'],
    type: 'article',
  },
  {
    path: '/services/financial-planning',
    label: 'Financial Planning',
    summary: 'Goals, investments and risk cover',
    title: 'Financial planning services',
    description:
      'Goal-based planning, investment advisory and risk management for families and owners: retirement, education, home purchase and insurance reviewed together.',
    keywords: [
      'financial planning',
      'retirement planning',
      'goal based investment',
      'insurance review',
    ],
    type: 'article',
  },
  {
    path: '/services/business-registration',
    label: 'Business Registration',
    summary: 'Company, LLP, partnership or proprietor',
    title: 'Business registration services',
    description: `Choose between a private limited company, LLP, partnership firm and sole proprietorship, then register it in four steps.${isStrict ? '' : ' The first consultation is free.'}`,
    keywords: [
      'business registration',
      'LLP registration',
      'partnership firm',
      'sole proprietorship',
    ],
    type: 'article',
  },
  {
    path: '/services/gst-registration',
    label: 'GST Registration',
    summary: 'Regular, composition and voluntary',
    title: 'GST registration services',
    description: `GSTIN in ${durations.gstRegistration}: REG-01 prepared, filed and followed up. ${isStrict ? 'Regular, composition and voluntary.' : `Regular ${fee('gst-regular')}, composition ${fee('gst-composition')}, voluntary ${fee('gst-voluntary')}, ${plusGst}; government fee free.`}`,
    keywords: ['GST registration', 'GSTIN', 'composition scheme', 'REG-01'],
    type: 'article',
  },
  {
    path: '/services/itr-filing',
    label: 'ITR Filing',
    summary: `ITR-1 to ITR-6, filed in ${durations.itrFiling}`,
    title: 'Income tax return filing',
    description: `Your income tax return prepared by an accountant and filed within ${durations.itrFiling}. ${isStrict ? 'All forms from ITR-1 to ITR-6.' : `ITR-1 at ${fee('itr-1')}, ITR-2/3 at ${fee('itr-2-3')}, ITR-4/5/6 at ${fee('itr-4-5-6')}, ${plusGst}.`}`,
    keywords: ['ITR filing', 'income tax return', 'ITR-1', 'ITR-3', 'ITR-4'],
    type: 'article',
  },
  {
    path: '/services/company-incorporation',
    label: 'Company Incorporation',
    summary: `From the name to the bank, in ${durations.incorporation}`,
    title: 'Company incorporation services',
    description: `Private limited, OPC or LLP: name, SPICe+ filing, PAN and TAN in ${durations.incorporation}.${isStrict ? '' : ` Fee of an OPC ${fee('formation-opc')}, ${plusGst}.`}`,
    keywords: [
      'company incorporation',
      'SPICe+',
      'private limited registration',
      'OPC registration',
    ],
    type: 'article',
  },
  {
    path: '/services/tds-return',
    label: 'TDS Return Filing',
    summary: 'Forms 138, 140, 144, 143 (24Q to 27EQ)',
    title: 'TDS return filing services',
    description: `Quarterly TDS and TCS statements in forms 138 to 144 (24Q to 27EQ)${isStrict ? ', corrections and certificates.' : `. Quarterly return ${fee('tds-quarterly')}, certificate ${fee('tds-certificate')}, ${plusGst}.`}`,
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
      ? 'What each service includes and how its fee is agreed: by a quotation in writing, with scope, fee and papers, before any work begins.'
      : 'Every published fee in rupees: company formation, ITR, GST, TDS, annual compliance, audit, accounting and consulting, and three annual packages.',
    keywords: isStrict
      ? ['CA quotation', 'scope of work', 'annual compliance']
      : ['CA fees', 'GST registration fee', 'ITR filing charges', 'annual compliance package'],
  },
] as const satisfies readonly Row[];

const calculators = [
  {
    path: '/calculators/tax',
    label: calculatorLabels.tax,
    summary: 'Old and new regime, AY 2024-25',
    title: 'Income tax calculator AY 2024-25',
    description:
      'Work out income tax for AY 2024-25 under the old and new regime, with every slab, the 4% cess and the net income after tax shown line by line.',
    keywords: ['income tax calculator', 'AY 2024-25', 'old regime', 'new regime', 'tax slabs'],
  },
  {
    path: '/calculators/gst',
    label: calculatorLabels.gst,
    summary: 'Add or extract GST, with CGST, SGST, IGST',
    title: 'GST calculator',
    description:
      'Add or extract GST, with CGST and SGST or IGST: 5 and 18 percent today, 12 and 28 percent for supplies before 22 September 2025.',
    keywords: ['GST calculator', 'CGST SGST', 'IGST', 'GST inclusive', 'GST exclusive'],
  },
  {
    path: '/calculators/emi',
    label: calculatorLabels.emi,
    summary: 'Monthly instalment and total interest',
    title: 'EMI calculator',
    description:
      'Monthly EMI, total amount payable and total interest of a home, car or business loan by the reducing-balance formula, with the working shown.',
    keywords: ['EMI calculator', 'home loan EMI', 'reducing balance', 'loan interest'],
  },
  {
    path: '/calculators/tds',
    label: calculatorLabels.tds,
    summary: 'Six kinds of income and their rates',
    title: 'TDS calculator',
    description:
      'TDS rate, TDS amount and net amount receivable on salary, interest, commission, professional fees, rent and contractor payments.',
    keywords: ['TDS calculator', 'TDS rate', 'TDS on rent', 'TDS on professional fees'],
  },
  {
    path: '/calculators/hra',
    label: calculatorLabels.hra,
    summary: 'Exempt and taxable house rent allowance',
    title: 'HRA exemption calculator',
    description:
      'House rent allowance exempt under section 10(13A): the three conditions side by side, the smallest marked, and the taxable HRA that remains.',
    keywords: ['HRA calculator', 'HRA exemption', 'section 10(13A)', 'house rent allowance'],
  },
] as const satisfies readonly Row[];

const unlisted: readonly (typeof services)[number]['path'][] = site.unlisted;
const serviceCount = countInWords(services.length - unlisted.length);
const calculatorCount = countInWords(calculators.length);
const cities = listInWords(site.offices.map(({ city }) => city));
const [headOffice] = site.offices;

const firm = [
  {
    path: '/',
    label: 'Home',
    summary: isStrict
      ? 'What the firm does, and for whom'
      : 'What the firm does, for whom and for how much',
    title: 'Audit, tax and accounts across India',
    description: `Chartered accountants in ${cities} since ${site.established}. Audit, tax, GST, company formation and accounts, with ${isStrict ? '' : 'published fees and '}${calculatorCount} ${isStrict ? '' : 'free '}calculators.`,
    keywords: [
      'chartered accountants',
      ...site.offices.map(({ city }) => `CA firm ${city}`),
      'tax consultant India',
    ],
  },
  {
    path: '/about',
    label: 'About',
    summary: 'Our story, values and certifications',
    title: 'About the firm',
    description: isStrict
      ? `A firm of chartered accountants established in ${site.established}, with offices in ${cities}: its story, its values and its areas of work.`
      : `A firm of chartered accountants established in ${site.established}: ${claimOf('professionals')} professionals, ${claimOf('experience')} years of combined experience, ${listInWords(site.certifications)} under one roof.`,
    keywords: [
      'about chartered accountants',
      'CA CS CMA firm',
      `audit firm since ${site.established}`,
    ],
  },
  {
    path: '/team',
    label: 'Team',
    summary: 'The people who do the work',
    title: 'The people who do the work',
    description:
      'Meet the people who sign the work and those you will speak to, with their areas of practice, mail and phone. Careers mail for applicants.',
    keywords: ['chartered accountant team', 'CA partner', `CA careers ${headOffice.city}`],
    type: 'profile',
  },
  {
    path: '/contact',
    label: 'Contact',
    summary: 'Offices, hours, phone and a message form',
    title: 'Contact us',
    description: `Call, write or visit: offices in ${cities}, business hours, emergency helpline for clients and a form answered within ${durations.reply}.`,
    keywords: ['contact chartered accountant', 'CA near me', 'tax consultation'],
  },
] as const satisfies readonly Row[];

const legal = [
  {
    path: '/privacy',
    label: 'Privacy',
    summary: 'What we collect, keep and never share',
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
    summary: 'Every page of this site',
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
    description: 'Sign in to the client area by email or mobile: cart, quotations and documents.',
    keywords: ['client login', 'client portal'],
  },
  {
    path: '/signup',
    label: 'Create account',
    summary: 'Open a client area of your own',
    parent: '/login',
    title: 'Create your client account',
    description:
      'Create an account for the client area: cart of services, quotations and documents.',
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
    summary: 'Where things stand',
    title: 'Dashboard',
    description: 'Your services, quotations, documents and recent activity in one place.',
    keywords: ['client dashboard'],
  },
  {
    path: '/dashboard/cart',
    label: 'Cart',
    summary: 'Services to be quoted',
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
    summary: 'Files kept for your engagement',
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
    description: `The ${calculatorCount} calculators: income tax, GST, EMI, TDS and HRA.`,
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
    description: 'Choose which messages reach you by email, SMS and push.',
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
    description: 'Contact cards, resources and answers for clients.',
    keywords: ['help', 'support'],
  },
] as const satisfies readonly Row[];

/** The rows in the order of the menus and of the site map. */
const table = { firm, services, calculators, legal, access, dashboard } as const satisfies Record<
  RouteGroup,
  readonly Row[]
>;

export type Path = (typeof table)[RouteGroup][number]['path'];

export type RouteEntry = Omit<Row, 'path' | 'parent' | 'type'> & {
  path: Path;
  group: RouteGroup;
  /** `null` for the home page alone. */
  parent: `/${string}` | null;
  /** Share image, 1200 × 630. */
  image: `/share/${string}.png`;
  type: 'website' | 'article' | 'profile';
  /** Whether menus and lists name the page. */
  listed: boolean;
  /** Whether search engines may index the page and sitemap.xml lists it. */
  indexed: boolean;
};

/** The client area has one share image: nobody shares its pages. */
function imageOf(path: string, group: RouteGroup): RouteEntry['image'] {
  if (group === 'dashboard') return '/share/dashboard.png';
  return `/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

function entryOf(group: RouteGroup, row: Row & { path: Path }): RouteEntry {
  const listed = !(unlisted as readonly Path[]).includes(row.path);
  return {
    ...row,
    group,
    parent: row.path === '/' ? null : (row.parent ?? '/'),
    image: imageOf(row.path, group),
    type: row.type ?? 'website',
    listed,
    indexed: listed && group !== 'access' && group !== 'dashboard',
  };
}

export const routes: readonly RouteEntry[] = routeGroups.flatMap((group) =>
  table[group].map((row) => entryOf(group, row)),
);

/** What a path that the table does not know falls back to. */
export const homeRoute: RouteEntry = entryOf('firm', firm[0]);
