import { Alert } from 'antd';
import type { FailedField } from 'client/failure.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { isLocale, locales } from 'contract/locales.ts';
import { fieldLabel } from '../content-kinds/field-labels.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import { useTexts } from '../text/use-language.ts';

/** More would push the form out of sight, and most are the same field of several rows. */
const mostListed = 8;

/** Why a save failed, or what `title` says: each field that the gateway rejects, with its reason. */
export function RejectedFields({
  title,
  kind,
  fields,
}: {
  title?: string;
  kind: ContentKind;
  fields: readonly FailedField[];
}) {
  const texts = useTexts();
  const reasons = new Set(
    fields.map(({ field, message }) => texts.parts.labelled(nameOfField(field, texts, kind), message)),
  );
  const listed = [...reasons].slice(0, mostListed);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title ?? texts.publishing.notSaved}
      description={
        <ul>
          {listed.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
          {reasons.size > listed.length ? <li>{texts.publishing.moreReasons(reasons.size - listed.length)}</li> : null}
        </ul>
      }
    />
  );
}

/** `name@cn` and `name.cn` are the Chinese text of `name`. */
function nameOfField(
  field: string,
  texts: Parameters<typeof fieldLabel>[1] & Pick<Catalogue, 'parts'>,
  kind: ContentKind,
): string {
  const [, path = field, locale] = /^(.*)[.@](\w+)$/.exec(field) ?? [];
  return isLocale(locale)
    ? texts.parts.inLanguage(fieldLabel(path, texts, kind), locales[locale].ownName)
    : fieldLabel(field, texts, kind);
}
