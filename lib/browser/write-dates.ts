/** The inline script at the end of a page that has a date or opening hours. */
import { writeDates } from '@/lib/browser/dates';

writeDates();
