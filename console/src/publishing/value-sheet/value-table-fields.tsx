import type { Editor } from '@tiptap/react';
import type { Field } from 'contract/content-fields.ts';
import { type Body, type NamedField, withValue } from '../body.ts';
import { StructuredField } from '../fields/structured-field.tsx';
import { alignedGrades, rowsOf } from './value-sheet-model.ts';
import { ValueSheet } from './value-sheet.tsx';

/** The grades of a table of typical values without their figures, which the sheet has. */
function withoutFigures(field: Field): Field {
  if (field.type !== 'list' || field.item.type !== 'object') return field;
  const { values: _values, ...fields } = field.item.fields;
  return { ...field, item: { ...field.item, fields } };
}

/** A table of typical values: the sheet of its figures, and below it its properties and grades with their texts. */
export function ValueTableFields({
  fields,
  body,
  isReadOnly,
  change,
  onFocus,
}: {
  fields: readonly NamedField[];
  body: Body;
  isReadOnly: boolean;
  change: (edit: (body: Body) => Body) => void;
  onFocus: (editor: Editor | undefined) => void;
}) {
  /** The ranges of all grades follow the properties. */
  function changeProperties(current: Body, properties: unknown): Body {
    const grades = alignedGrades(rowsOf(current['grades']), rowsOf(current['properties']), rowsOf(properties));
    return { ...current, properties, grades };
  }

  /** A new grade has an empty range for each property. */
  function changeGrades(current: Body, grades: unknown): Body {
    const properties = rowsOf(current['properties']);
    return withValue(current, 'grades', alignedGrades(rowsOf(grades), properties, properties));
  }

  return (
    <>
      <ValueSheet
        properties={body['properties']}
        grades={body['grades']}
        isReadOnly={isReadOnly}
        onChange={(grades) => change((current) => withValue(current, 'grades', grades))}
      />
      {fields.map(({ name, field }) => (
        <StructuredField
          key={name}
          name={name}
          field={name === 'grades' ? withoutFigures(field) : field}
          value={body[name]}
          isReadOnly={isReadOnly}
          onChange={(value) =>
            change((current) => {
              if (name === 'properties') return changeProperties(current, value);
              return name === 'grades' ? changeGrades(current, value) : withValue(current, name, value);
            })
          }
          onFocus={onFocus}
        />
      ))}
    </>
  );
}
