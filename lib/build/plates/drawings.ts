import { createElement, type ReactElement } from 'react';
import { AuditPhone, AuditWide } from '@/lib/build/plates/audit';
import { IncorporationPhone, IncorporationWide } from '@/lib/build/plates/incorporation';

/** Every drawing by the name of its file. */
export const drawings: Readonly<Record<string, () => ReactElement>> = {
  'audit-wide': () => createElement(AuditWide),
  'audit-phone': () => createElement(AuditPhone),
  'incorporation-wide': () => createElement(IncorporationWide),
  'incorporation-phone': () => createElement(IncorporationPhone),
};
