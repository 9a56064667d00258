import type { CallFailure } from 'client/failure.ts';
import type { FormInstance } from 'antd';

/** Shows the gateway's field errors at the fields of the same name. */
export function showFieldErrors(form: FormInstance, { fields }: CallFailure): void {
  form.setFields(fields.map(({ field, message }) => ({ name: field.split('.'), errors: [message] })));
}
