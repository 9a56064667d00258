import { auditActions, type AuditDetailName, type AuditEntry } from 'contract/console/audit.ts';
import { isContentKind } from 'contract/console/content-kinds.ts';
import { isLocale, locales } from 'contract/locales.ts';
import { fieldLabel } from '../content-kinds/field-labels.ts';
import { definitionOf, takesEffectWhenSaved } from '../content-kinds/kinds.ts';
import { isRecord } from '../publishing/body.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import { formatInstant } from '../text/format.ts';

type Texts = Pick<
  Catalogue,
  'applications' | 'audit' | 'contentFields' | 'notices' | 'parts' | 'publishing' | 'retention' | 'roles'
>;

type Names = Readonly<Record<string, string>>;

/** What was done. A later version may have written an action without a label here. */
export function actionWords({ action, object }: Pick<AuditEntry, 'action' | 'object'>, { audit }: Texts): string {
  const known = auditActions.find((one) => one === action);
  if (known === undefined) return action;
  const { kind } = object;
  return known === 'content.save' && isContentKind(kind) && takesEffectWhenSaved(kind)
    ? audit.savedRecord
    : audit.actions[known];
}

/** What it was done to. A reordering is about a kind, and a record of which there is one has no title. */
export function objectWords({ kind, id, title }: AuditEntry['object'], { publishing }: Texts): string {
  if (title !== undefined) return title;
  if (!isContentKind(kind)) return id;
  const name = publishing.kinds[kind];
  return id === '' || definitionOf(kind).title === undefined ? name : `${name} ${id}`;
}

/** What somebody has typed: it is shown as it is, also if it looks like a name of ours. */
const typedNames: readonly string[] = [
  'assignee',
  'login',
  'name',
  'nameBefore',
  'reference',
  'sentFile',
  'text',
] satisfies AuditDetailName[];

const isTyped = (name: string, { kind }: AuditEntry['object']) =>
  typedNames.includes(name) || (name === 'reason' && (kind === 'report' || kind === 'audit'));

const isInstant = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));

/** One of the details of an entry. */
export function detailWords(name: string, value: unknown, object: AuditEntry['object'], texts: Texts): string {
  const { audit, parts, roles } = texts;
  if (Array.isArray(value)) return parts.list(value.map((one) => detailWords(name, one, object, texts)));
  if (typeof value === 'boolean') return value ? parts.yes : parts.no;
  if (name === 'changes') return changeWords(value, texts) ?? JSON.stringify(value);
  if (name === 'items') return itemWords(value, object, texts) ?? JSON.stringify(value);
  if (value === null) return '–';
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isTyped(name, object)) return value;
  if (isLocale(value)) return locales[value].ownName;
  if (name === 'fields') return fieldLabel(value, texts);
  if (isInstant(value)) return formatInstant(value);
  const words: Readonly<Record<string, Names>> = {
    action: audit.actions,
    as: audit.signInWays,
    objectKind: { ...texts.publishing.kinds, ...audit.objects },
    stage: texts.applications.stages,
    stageBefore: texts.applications.stages,
    reason: { ...texts.retention.extending.reasons, ...texts.retention.reasons },
  };
  const ofName = ownValue(words, name) ?? roles.permissions;
  return ownValue<string>(ofName, value) ?? value;
}

/** Undefined also for `constructor` and other names that every object has. */
function ownValue<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** A change of a language that the schedule has made. */
function changeWords(value: unknown, { audit }: Texts): string | undefined {
  if (!isRecord(value)) return undefined;
  const { locale, change, dueAt } = value;
  if (typeof locale !== 'string' || !isLocale(locale) || typeof dueAt !== 'string') return undefined;
  if (change !== 'goLive' && change !== 'withdraw') return undefined;
  return audit.scheduledChanges[change](locales[locale].ownName, formatInstant(dueAt));
}

/** An item by its title, with its kind unless the whole entry is about that kind. Older entries name it `news/57`. */
function itemWords(value: unknown, object: AuditEntry['object'], texts: Texts): string | undefined {
  const [kind, id] = typeof value === 'string' ? value.split('/') : isRecord(value) ? [value.kind, value.id] : [];
  if (typeof kind !== 'string' || typeof id !== 'string') return undefined;
  const title = isRecord(value) && typeof value.title === 'string' ? value.title : undefined;
  if (title === undefined || !isContentKind(kind)) return objectWords({ kind, id }, texts);
  return kind === object.kind ? title : `${texts.publishing.kinds[kind]} · ${title}`;
}
