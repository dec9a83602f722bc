/**
 * What pharmacies help with: key | drawing | hue | categories | parts of generic names | English | Urdu | Arabic.
 * An item helps when it lies in a category or holds a generic; `-`: none.
 */
export const conditions = `
pain | pill | 4 | pain | - | Pain and Fever | درد اور بخار | الألم والحمى
cold-flu | thermometer | 204 | cold | Paracetamol, Salbutamol | Cold and Flu | نزلہ زکام | البرد والإنفلونزا
allergy | cherry-blossom | 322 | allergy | Cetirizine, Loratadine, Ketotifen | Allergy | الرجی | الحساسية
stomach | droplet | 164 | stomach | Omeprazole, Loperamide | Stomach | معدہ | المعدة
skin | lotion-bottle | 28 | care | Calamine, Zinc-oxide, Ketoconazole | Skin and Hair | جلد اور بال | البشرة والشعر
immunity | tangerine | 40 | vitamins | - | Energy and Immunity | توانائی اور قوتِ مدافعت | الطاقة والمناعة
diabetes | drop-of-blood | 350 | - | Metformin, Insulin | Diabetes | ذیابیطس | السكري
heart | anatomical-heart | 358 | - | Amlodipine, Atorvastatin, Acetylsalicylic | Heart and Blood Pressure | دل اور بلڈ پریشر | القلب وضغط الدم
wounds | adhesive-bandage | 20 | first-aid | - | Wounds and Sprains | زخم اور موچ | الجروح والالتواءات
baby | baby-bottle | 284 | baby | - | Mother and Baby | ماں اور بچہ | الأم والطفل
`;
