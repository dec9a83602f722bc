import { createContext, useContext } from 'react';

const en = {
  add: 'Add to Cart',
  cancel: 'Cancel',
  close: 'Close',
  long: 'A store with a rather long name, as they come, which has to wrap on a phone',
  name: 'Karahi House',
  next: 'Next',
  open: 'Open',
  previous: 'Previous',
  remove: 'Remove',
  text: 'Slow-cooked lentils with rice, for two.',
  wrong: 'Something is missing here',
};

const ar: typeof en = {
  add: 'أضف إلى السلة',
  cancel: 'إلغاء',
  close: 'إغلاق',
  long: 'متجر له اسم طويل نوعًا ما كما يحدث أحيانًا، فيجب أن ينكسر على الهاتف',
  name: 'بيت الكراهي',
  next: 'التالي',
  open: 'افتح',
  previous: 'السابق',
  remove: 'أزل',
  text: 'عدس مطهو على مهل مع الأرز، لشخصين.',
  wrong: 'هناك شيء ناقص',
};

const Language = createContext<'en' | 'ar'>('en');

/** The language of the samples. */
export const SampleLanguage = Language.Provider;

export const useSamples = () => (useContext(Language) === 'ar' ? ar : en);
