import { isMonth } from '@/lib/months';

/** Choices shared by schemas, labels and select fields of the client area. */
export const documentCategories = ['identity', 'financial', 'business', 'other'] as const;
/** Dates on record: samples added, password changed, everything found cleared by the browser. */
export const metaKeys = ['openedAt', 'passwordChangedAt', 'clearedAt'] as const;
/** How a client has answered a paper that a service asks for. */
export const checklistAnswers = ['files', 'otherwise', 'notApplicable'] as const;
/** The unit of a value in a result: words, or a decimal in one of the other units. */
export const lineUnits = ['words', 'rupees', 'percent', 'years'] as const;
export const activityStatuses = ['new', 'pending', 'completed'] as const;

export const categoryLabels: Record<(typeof documentCategories)[number], string> = {
  identity: 'Identity Docs',
  financial: 'Financial Docs',
  business: 'Business Docs',
  other: 'Other Docs',
};

export const checklistAnswerLabels: Record<(typeof checklistAnswers)[number], string> = {
  files: 'by files',
  otherwise: 'given in another way',
  notApplicable: 'does not apply',
};

/** An answer without a file: in a month, that there is nothing. */
export const getAnswerLabel = (answer: (typeof checklistAnswers)[number], quotation: string) =>
  answer === 'notApplicable' && isMonth(quotation)
    ? 'nothing this month'
    : checklistAnswerLabels[answer];
