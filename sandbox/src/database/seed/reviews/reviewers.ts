import { hoursBefore } from '../calendar';
import type { Row } from '../insert-rows';
import type { Texts } from '../texts';

/** Customers who write reviews: language, first and last name. */
const people = `
en Sara Mathew, en Daniel Fernandes, en Priya Nair, en Tom Becker, en Aisha Khan, en Marco Rossi, en Grace Okafor,
en Omar Siddiqui, en Elena Petrova, en James Cooper, en Maria Santos, en Yusuf Ali, en Hannah Schmidt, en Ravi Menon,
ar نورة السويدي, ar خالد المنصوري, ar ليلى حداد, ar أحمد الشامي, ar مريم الزعابي, ar سلطان البلوشي, ar هدى ناصر,
ar فاطمة الكعبي, ar يوسف درويش, ar رنا خوري, ar سعيد الظاهري, ar عائشة الحمادي, ar طارق المصري,
ur عائشہ قریشی, ur عمران ملک, ur ثنا بٹ, ur فیصل خان, ur مریم شیخ, ur حسن رضا, ur زینب اقبال, ur علی احمد,
ur نادیہ حسین, ur کامران یوسف, ur صبا جاوید
`;

interface Reviewer {
  id: number;
  language: keyof Texts;
  name: [first: string, last: string];
}

/** After the customers who can sign in. */
const firstId = 101;

export const reviewers: readonly Reviewer[] = people
  .trim()
  .split(/,\s*/)
  .map((entry, index) => {
    const [language = 'en', first = '', ...last] = entry.split(' ');
    // the table has only these languages
    return { id: firstId + index, language: language as keyof Texts, name: [first, last.join(' ')] };
  });

/** They have no password, so nobody can sign in as one of them. */
export const reviewerRows = (now: Date): Row[] =>
  reviewers.map(({ id, name }) => ({
    id,
    f_name: name[0],
    l_name: name[1],
    ref_code: `TOWN${id}`,
    wallet_balance: 0,
    loyalty_points: 0,
    email_verified: false,
    phone_verified: false,
    active: true,
    created_at: hoursBefore(now, (500 - id) * 24),
  }));
