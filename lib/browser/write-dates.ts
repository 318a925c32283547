import { writeDates } from '@/lib/browser/dates';

writeDates();
