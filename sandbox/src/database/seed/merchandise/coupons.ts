/**
 * Coupons: code | type | module or - | discount (10% or minor units) | least purchase | cap (minor units, 0: none) |
 * names of stores or ids of zones, or - | first..last day from now | uses of one customer or - | English | Urdu | Arabic.
 */
export const coupons = `
WELCOME10 | default | - | 10% | 1000 | 500 | - | -30..180 | 1 | 10% off your first order | آپ کے پہلے آرڈر پر 10٪ رعایت | خصم 10٪ على طلبك الأول
MARJAN5 | default | - | 500 | 4000 | 0 | - | -20..90 | - | $5 off orders from $40 | $40 سے آرڈر پر $5 رعایت | خصم $5 على الطلبات من $40
FREEDROP | free_delivery | - | 0 | 1500 | 0 | - | -10..60 | 5 | Free delivery from $15 | $15 سے مفت ڈیلیوری | توصيل مجاني من $15
CORALLO15 | store_wise | food | 15% | 1200 | 600 | Forno Corallo+Garden Pizza House | -5..45 | - | 15% off at Forno Corallo and Garden Pizza House | فورنو کورالو اور گارڈن پیزا ہاؤس پر 15٪ رعایت | خصم 15٪ لدى فورنو كورالو وبيت بيتزا الحديقة
HARBOUR3 | zone_wise | - | 300 | 2000 | 0 | 1 | -5..45 | 3 | $3 off around the Old Harbour | پرانی بندرگاہ کے علاقے میں $3 رعایت | خصم $3 في محيط الميناء القديم
CARE8 | default | pharmacy | 8% | 800 | 400 | - | -15..75 | - | 8% off pharmacy orders | فارمیسی آرڈر پر 8٪ رعایت | خصم 8٪ على طلبات الصيدلية
SUMMER20 | default | - | 20% | 0 | 1000 | - | -120..-30 | - | 20% off in summer | گرمیوں میں 20٪ رعایت | خصم 20٪ في الصيف
NEWYEAR25 | default | - | 25% | 2500 | 1000 | - | 40..55 | - | 25% off for the new year | نئے سال پر 25٪ رعایت | خصم 25٪ بمناسبة العام الجديد
DRIVE10 | default | rental | 10% | 5000 | 2500 | - | -10..90 | - | 10% off trips from $50 | $50 سے سفر پر 10٪ رعایت | خصم 10٪ على الرحلات من $50
PRESTIGE20 | store_wise | rental | 2000 | 20000 | 0 | Marjan Prestige | -5..60 | 2 | $20 off at Marjan Prestige | مرجان پریسٹیج پر $20 رعایت | خصم $20 لدى مرجان برستيج
`;
