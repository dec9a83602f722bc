/** Texts of the badge and of the page without the releases that were asked for. */
export interface Labels {
  title: string;
  failed: string;
  end: string;
  unavailable: string;
  gone: string;
  again: string;
}

const english: Labels = {
  title: 'Preview',
  failed: 'has failed',
  end: 'End',
  unavailable: 'This preview cannot be shown',
  gone: 'cannot be reached',
  again: 'Try again',
};

const labels: Readonly<Record<string, Labels>> = {
  en: english,
  ur: {
    title: 'پیش منظر',
    failed: 'نہیں چل سکا',
    end: 'ختم کریں',
    unavailable: 'یہ پیش منظر نہیں دکھایا جا سکتا',
    gone: 'تک رسائی نہیں',
    again: 'دوبارہ کوشش کریں',
  },
  ar: {
    title: 'معاينة',
    failed: 'تعذّر تشغيله',
    end: 'إنهاء',
    unavailable: 'لا يمكن عرض هذه المعاينة',
    gone: 'لا يمكن الوصول إليه',
    again: 'حاول مرة أخرى',
  },
};

export const getLabels = (language: string): Labels => labels[language] ?? english;
