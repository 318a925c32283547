import { isMonth } from '@/lib/months';

export const documentCategories = ['identity', 'financial', 'business', 'other'] as const;
/**
 * Dates of: adding the samples, changing the password, finding that the browser had cleared
 * everything.
 */
export const metaKeys = ['openedAt', 'passwordChangedAt', 'clearedAt'] as const;
/** `ready`: the client has the paper and has not given it yet. */
export const checklistAnswers = ['files', 'otherwise', 'notApplicable', 'ready'] as const;
/** `words` is text; the others are decimals. */
export const lineUnits = ['words', 'rupees', 'percent', 'years'] as const;
export const activityStatuses = ['new', 'pending', 'completed'] as const;

export const categoryLabels: Record<(typeof documentCategories)[number], string> = {
  identity: 'Identity Docs',
  financial: 'Financial Docs',
  business: 'Business Docs',
  other: 'Other Docs',
};

const checklistAnswerLabels: Record<(typeof checklistAnswers)[number], string> = {
  files: 'by files',
  otherwise: 'given in another way',
  notApplicable: 'does not apply',
  ready: 'ready, not given yet',
};

/** An answer without a file in a month means that there is nothing. */
export const getAnswerLabel = (answer: (typeof checklistAnswers)[number], quotation: string) =>
  answer === 'notApplicable' && isMonth(quotation)
    ? 'nothing this month'
    : checklistAnswerLabels[answer];
