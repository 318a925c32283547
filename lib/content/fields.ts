import { z } from 'zod';
import { type PriceGroupId, type PriceId, priceGroups } from '@/content/prices';
import { type Path, routes } from '@/content/routes';
import { type Office, site } from '@/content/site';

export const text = z
  .string('must be text')
  .regex(/^\S(.*\S)?$/s, 'is empty or has spaces around it');

const paths: readonly Path[] = routes.map((route) => route.path);
const knownPaths = new Set<string>(paths);
const servicePaths = paths.filter(isService);
const priceIds: readonly PriceId[] = priceGroups.flatMap((group) =>
  group.entries.map((entry) => entry.id),
);
const priceGroupIds: readonly PriceGroupId[] = priceGroups.map((group) => group.id);
const officeIds: readonly Office['id'][] = site.offices.map((office) => office.id);

type ServicePath = Extract<Path, `/services/${string}`>;
type CalculatorPath = Extract<Path, `/calculators/${string}`>;

function isService(path: Path): path is ServicePath {
  return path.startsWith('/services/');
}

function isCalculator(path: Path): path is CalculatorPath {
  return path.startsWith('/calculators/');
}

export const path = z.enum(paths, 'is no path of content/routes.ts');
export const servicePath = z.enum(servicePaths, 'is no service page of content/routes.ts');
export const calculatorPath = z.enum(
  paths.filter(isCalculator),
  'is no calculator of content/routes.ts',
);
/** A service or a calculator, for links at the foot of a page. */
export const relatedPath = z.enum(
  [...servicePaths, ...paths.filter(isCalculator)],
  'is no service or calculator of content/routes.ts',
);
/** A page, or a heading on the same page as the link. */
export const target = z.custom<Path | `#${string}`>(
  (value) =>
    typeof value === 'string' && (knownPaths.has(value) || /^#[a-z][a-z0-9-]*$/.test(value)),
  'is neither a path of content/routes.ts nor an anchor such as #services',
);
export const priceId = z.enum(priceIds, 'is no id of content/prices.ts');
export const priceGroupId = z.enum(priceGroupIds, 'is no group of content/prices.ts');
export const officeId = z.enum(officeIds, 'is no office of content/site.ts');

export const isKnownPath = (value: string): boolean => knownPaths.has(value);

/** A read-only list of at least one item. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.array(item).min(1, 'must not be empty').readonly();
}

export function areDistinct<T>(items: readonly T[]): boolean {
  return new Set(items).size === items.length;
}

export const titled = z.strictObject({ title: text, text });
export const question = z.strictObject({ question: text, answer: text });
