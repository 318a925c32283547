import type { z } from 'zod';
import { about } from '@/content/about';
import { access } from '@/content/access';
import { almanac } from '@/content/almanac';
import { byQuotation } from '@/content/by-quotation';
import { emiByLaw } from '@/content/calculators/emi-by-law';
import { gstByLaw } from '@/content/calculators/gst-by-law';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { calculatorLabels, mainResults } from '@/content/calculators/names';
import { foldedPlanners, planners } from '@/content/calculators/planners';
import { requests } from '@/content/calculators/requests';
import { scenarios } from '@/content/calculators/scenarios';
import { taxByLaw } from '@/content/calculators/tax-by-law';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import { contact } from '@/content/contact';
import { dashboard, mainPlaces } from '@/content/dashboard';
import { dueDates } from '@/content/due-dates';
import { durations } from '@/content/durations';
import { accountingFigure } from '@/content/figures/accounting';
import { auditFigure } from '@/content/figures/audit';
import { registrationFigure } from '@/content/figures/business-registration';
import { incorporationFigure } from '@/content/figures/company-incorporation';
import { complianceFigure } from '@/content/figures/compliance';
import * as familyPlan from '@/content/figures/family-plan';
import * as sampleBusiness from '@/content/figures/sample-business';
import { trialCorner } from '@/content/figures/trial-corner';
import { helpSupport } from '@/content/help-support';
import { home } from '@/content/home';
import { legalFigures } from '@/content/legal/figures';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { messageFallback, messageNews, unsentMessage } from '@/content/message-forms';
import { failedPage, lateScript, notFound } from '@/content/page-states';
import { papersOf } from '@/content/papers';
import { priceGroups } from '@/content/prices';
import { routes } from '@/content/routes';
import { pricing } from '@/content/services/pricing';
import { notificationGroups, privacyGroups, settings } from '@/content/settings';
import { claims, conduct, disclosure, quotationKeys, site } from '@/content/site';
import { sitemap } from '@/content/sitemap';
import { accountingSpecimen } from '@/content/specimens/accounting';
import { auditSpecimen } from '@/content/specimens/audit';
import { incorporationSpecimen } from '@/content/specimens/company-incorporation';
import { complianceSpecimen } from '@/content/specimens/compliance';
import { financialPlanningSpecimen } from '@/content/specimens/financial-planning';
import { specimenWords } from '@/content/specimens/specimen';
import { firstKinds, firstSteps, firstYear } from '@/content/tables/first-year';
import { foldedTables } from '@/content/tables/folded';
import { gstAnswers, gstQuestions, gstSchemes } from '@/content/tables/gst-schemes';
import { lateTable } from '@/content/tables/late';
import { nonResidents } from '@/content/tables/non-residents';
import { noticesTable } from '@/content/tables/notices';
import { payrollTable } from '@/content/tables/payroll';
import { tableWords } from '@/content/tables/table';
import { tdsChart } from '@/content/tables/tds-chart';
import { team } from '@/content/team';
import { calculatorContentSchema } from '@/lib/content/calculator-schemas';
import { calculatorContents } from '@/lib/content/calculators';
import { pricesSchema, routesSchema, siteSchema, words } from '@/lib/content/core-schemas';
import { dueDatesSchema } from '@/lib/content/due-dates-schema';
import {
  aboutSchema,
  contactSchema,
  homeSchema,
  legalSchema,
  sitemapSchema,
  teamSchema,
} from '@/lib/content/firm-schemas';
import { servicePages } from '@/lib/content/service-pages';
import { ownSchemas, pricingSchema, serviceContentSchema } from '@/lib/content/service-schemas';

export type ContentEntry = { file: string; schema: z.ZodType; value: unknown };

/** A file's value with its schema: the compiler checks its type, and every build its value. */
function entry<S extends z.ZodType>(file: string, schema: S, value: z.input<S>): ContentEntry {
  return { file: `content/${file}.ts`, schema, value };
}

/** Every file of content/ except samples and words, with its schema. */
export const contentEntries: readonly ContentEntry[] = [
  // First the files that other content refers to.
  entry('routes', routesSchema, routes),
  entry('prices', pricesSchema, priceGroups),
  entry('site', siteSchema, { ...site, claims, conduct, disclosure, quotationKeys }),
  entry('by-quotation', words, byQuotation),
  entry('papers', words, papersOf),
  entry('durations', words, durations),
  entry('almanac', words, almanac),
  entry('due-dates', dueDatesSchema, dueDates),
  entry('legal/figures', words, legalFigures),
  entry('access', words, access),
  entry('dashboard', words, { dashboard, mainPlaces }),
  entry('help-support', words, helpSupport),
  entry('settings', words, { notificationGroups, privacyGroups, settings }),
  entry('page-states', words, { notFound, failedPage, lateScript }),
  entry('message-forms', words, { messageFallback, messageNews, unsentMessage }),
  entry('home', homeSchema, home),
  entry('contact', contactSchema, contact),
  entry('about', aboutSchema, about),
  entry('team', teamSchema, team),
  entry('legal/privacy', legalSchema, privacy),
  entry('legal/terms', legalSchema, terms),
  entry('sitemap', sitemapSchema, sitemap),
  ...Object.values(servicePages).map((content) => ({
    file: `content${content.path}.ts`,
    schema: ownSchemas[content.path] ?? serviceContentSchema,
    value: content,
  })),
  entry('services/pricing', pricingSchema, pricing),
  ...calculatorContents.map((content) =>
    entry(content.path.slice(1), calculatorContentSchema, content),
  ),
  entry('calculators/names', words, { calculatorLabels, mainResults }),
  entry('calculators/planners', words, { foldedPlanners, planners }),
  entry('calculators/requests', words, requests),
  entry('calculators/scenarios', words, scenarios),
  entry('tables/tds-chart', words, tdsChart),
  entry('tables/notices', words, noticesTable),
  entry('tables/non-residents', words, nonResidents),
  entry('tables/first-year', words, { firstYear, firstKinds, firstSteps }),
  entry('tables/late', words, lateTable),
  entry('tables/gst-schemes', words, { gstSchemes, gstQuestions, gstAnswers }),
  entry('tables/payroll', words, payrollTable),
  entry('tables/folded', words, foldedTables),
  entry('tables/table', words, tableWords),
  entry('figures/sample-business', words, { ...sampleBusiness }),
  entry('figures/family-plan', words, { ...familyPlan }),
  entry('figures/accounting', words, accountingFigure),
  entry('figures/audit', words, auditFigure),
  entry('figures/business-registration', words, registrationFigure),
  entry('figures/trial-corner', words, trialCorner),
  entry('figures/compliance', words, complianceFigure),
  entry('figures/company-incorporation', words, incorporationFigure),
  entry('specimens/specimen', words, specimenWords),
  entry('specimens/accounting', words, accountingSpecimen),
  entry('specimens/audit', words, auditSpecimen),
  entry('specimens/company-incorporation', words, incorporationSpecimen),
  entry('specimens/compliance', words, complianceSpecimen),
  entry('specimens/financial-planning', words, financialPlanningSpecimen),
  entry('calculators/tax-by-law', words, taxByLaw),
  entry('calculators/gst-by-law', words, gstByLaw),
  entry('calculators/emi-by-law', words, emiByLaw),
  entry('calculators/tds-by-law', words, tdsByLaw),
  entry('calculators/hra-by-law', words, hraByLaw),
];
