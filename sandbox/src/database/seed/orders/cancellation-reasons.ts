import type { Row } from '../insert-rows';
import { texts } from '../texts';

const reasons = [
  'I ordered by mistake | میں نے غلطی سے آرڈر کیا | طلبت عن طريق الخطأ',
  'I want to change what I ordered | مجھے اپنے آرڈر میں تبدیلی کرنی ہے | أريد تغيير محتوى الطلب',
  'The address or the phone number is wrong | پتہ یا فون نمبر غلط ہے | العنوان أو رقم الهاتف غير صحيح',
  'It takes too long | بہت دیر لگ رہی ہے | يستغرق وقتًا طويلًا',
  'I found it cheaper elsewhere | یہ مجھے کہیں اور سستا مل گیا | وجدته بسعر أقل في مكان آخر',
  'I want to pay in another way | مجھے کسی اور طریقے سے ادائیگی کرنی ہے | أريد الدفع بطريقة أخرى',
].map(texts);

export const cancellationReasonRows = (): Row[] =>
  reasons.map((reason, index) => ({ id: index + 1, reason_i18n: reason, position: index, active: true }));

/** A reason as a customer who reads English has chosen it. */
export const englishReason = (index: number): string => reasons[index % reasons.length]?.en ?? '';
