export { Form, FieldRow, SubmitButton } from './form';
export { controlLook, FieldError, type FieldProps } from './field-frame';
export { TextArea, TextField } from './text-field';
export { PhoneField, wholeNumber } from './phone-field';
export { Checkbox } from './checkbox';
export { RadioCardGroup, RadioCards, type RadioCard } from './radio-cards';
export { NumberField } from './number-field';
export { SelectField } from './select-field';
