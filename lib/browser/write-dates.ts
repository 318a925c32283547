/** The inline script at the end of a page with dates or opening hours. */
import { writeDates } from '@/lib/browser/dates';

writeDates();
