/** Kinds of vehicles: key | drawing | hue | English | Urdu | Arabic. */
export const vehicleCategories = `
sedan | automobile | 210 | Sedans | سیڈان | سيدان
suv | sport-utility-vehicle | 152 | SUVs | ایس یو وی | دفع رباعي
luxury | racing-car | 350 | Luxury | لگژری | فاخرة
van | minibus | 262 | Vans | وین | فانات
bus | bus | 34 | Buses | بسیں | حافلات
pickup | pickup-truck | 20 | Pickups | پک اپ | بيك أب
scooter | motor-scooter | 176 | Scooters | اسکوٹر | سكوترات
motorcycle | motorcycle | 6 | Motorcycles | موٹر سائیکلیں | دراجات نارية
bicycle | bicycle | 96 | Bicycles | سائیکلیں | دراجات هوائية
`;

/** Makers, none of which exist: key | mark | hue | English | Urdu | Arabic. */
export const vehicleBrands = `
velanta | prism | 212 | Velanta | ویلانٹا | فيلانتا
orvano | orbit | 350 | Orvano | اوروانو | أورفانو
tamrak | peak | 24 | Tamrak | ٹمراک | تمراك
kestrio | bolt | 46 | Kestrio | کیسٹریو | كستريو
brisanta | waves | 188 | Brisanta | بریسانٹا | بريسانتا
nordwen | arch | 228 | Nordwen | نورڈوین | نوردوين
pedalune | leaf | 110 | Pedalune | پیڈالون | بيدالون
`;

/**
 * Providers: store of `shop/stores.ts` | zones of pick-up | a driver's day in minor units, or none | drivers' first and
 * last names.
 */
export const providers = `
Corniche Cars | 1,2 | 6000 | Salim Rashid, Imran Qadir, Joseph Dsouza
Station Wheels | 2 | - |
Caravan Rentals | 1,2 | 4500 | Majid Karim, Anwar Sheikh
Lighthouse Riders | 1 | - |
Marjan Prestige | 1,2 | 8000 | Karim Haddad, Peter Lawson, Faisal Noor
`;

/**
 * What they rent out: provider | category | maker | drawings | hue | model in English | Urdu | Arabic | seats, fuel, gear,
 * `ac` or `-`, year | minor units for an hour / a kilometre / a day, `-` where not to be had | how many | `p10` percent or
 * `a500` minor units off, or `-`.
 */
export const fleet = `
Corniche Cars | sedan | velanta | automobile+key | 212 | Lune | لیون | لون | 5 hybrid automatic ac 2024 | 1200/90/5500 | 5 | p10
Corniche Cars | sedan | velanta | oncoming-automobile+key | 8 | Lune Sport | لیون اسپورٹ | لون سبورت | 5 petrol automatic ac 2025 | 1450/110/6800 | 3 | -
Corniche Cars | sedan | nordwen | automobile+high-voltage | 168 | Fjella | فییلا | فييلا | 5 electric automatic ac 2025 | 1300/70/6200 | 4 | a500
Corniche Cars | suv | tamrak | sport-utility-vehicle+key | 150 | Atlas Trail | اٹلس ٹریل | أطلس تريل | 7 diesel automatic ac 2023 | 1800/140/8900 | 4 | -
Corniche Cars | suv | nordwen | sport-utility-vehicle+beach-with-umbrella | 196 | Skerry | اسکیری | سكيري | 5 hybrid automatic ac 2024 | 1650/120/7900 | 3 | p15
Corniche Cars | suv | tamrak | sport-utility-vehicle+desert | 32 | Dune Pass | ڈیون پاس | ديون باس | 5 petrol manual ac 2021 | 1400/115/6400 | 2 | -
Corniche Cars | van | brisanta | minibus+beach-with-umbrella | 248 | Familia | فیمیلیا | فاميليا | 8 diesel automatic ac 2022 | 1900/150/9500 | 2 | -
Station Wheels | scooter | brisanta | motor-scooter+key | 176 | Vento 50 | وینٹو 50 | فينتو 50 | 2 petrol automatic - 2023 | 350/-/1800 | 6 | -
Station Wheels | scooter | kestrio | motor-scooter+high-voltage | 46 | Spark E | اسپارک ای | سبارك إي | 2 electric automatic - 2025 | 400/-/2000 | 8 | p20
Station Wheels | bicycle | pedalune | bicycle+basket | 104 | City Three | سٹی تھری | سيتي ثري | 1 none manual - - | 150/-/800 | 10 | -
Station Wheels | bicycle | pedalune | bicycle+high-voltage | 60 | City Volt | سٹی وولٹ | سيتي فولت | 1 electric automatic - 2024 | 280/-/1500 | 6 | -
Station Wheels | sedan | kestrio | automobile+key | 330 | Mica | مائیکا | ميكا | 4 petrol manual ac 2019 | 800/65/3600 | 4 | -
Station Wheels | sedan | kestrio | oncoming-automobile+high-voltage | 190 | Mica E | مائیکا ای | ميكا إي | 4 electric automatic ac 2024 | 950/55/4400 | 3 | -
Station Wheels | motorcycle | kestrio | motorcycle+key | 2 | Raven 250 | ریون 250 | ريفن 250 | 2 petrol manual - 2022 | 600/-/3200 | 2 | a300
Caravan Rentals | van | brisanta | minibus+luggage | 202 | Nomada 9 | نوماڈا 9 | نومادا 9 | 9 diesel manual ac 2021 | 1700/130/8200 | 3 | -
Caravan Rentals | van | nordwen | minibus+high-voltage | 140 | Halden E | ہالڈن ای | هالدن إي | 7 electric automatic ac 2024 | 1850/105/9000 | 2 | p10
Caravan Rentals | van | tamrak | delivery-truck+package | 40 | Cargo Box | کارگو باکس | كارغو بوكس | 3 diesel manual - 2018 | 1300/95/5900 | 3 | -
Caravan Rentals | bus | brisanta | bus+luggage | 28 | Rivage 24 | ریواژ 24 | ريفاج 24 | 24 diesel manual ac 2020 | -/320/21000 | 2 | -
Caravan Rentals | bus | nordwen | oncoming-bus+world-map | 222 | Fjord 40 | فیورڈ 40 | فيورد 40 | 40 diesel automatic ac 2022 | -/450/32000 | 1 | -
Caravan Rentals | pickup | tamrak | pickup-truck+toolbox | 18 | Ibex Single | آئی بیکس سنگل | إيبكس سنغل | 2 diesel manual - 2017 | 1000/85/4600 | 4 | p5
Caravan Rentals | pickup | tamrak | pickup-truck+camping | 82 | Ibex Double | آئی بیکس ڈبل | إيبكس دبل | 5 diesel automatic ac 2023 | 1500/125/7400 | 3 | -
Caravan Rentals | suv | tamrak | sport-utility-vehicle+snow-capped-mountain | 268 | Atlas Camp | اٹلس کیمپ | أطلس كامب | 4 diesel manual ac 2020 | -/145/9800 | 2 | -
Lighthouse Riders | bicycle | pedalune | bicycle+sunrise-over-mountains | 20 | Shoreline | شور لائن | شورلاين | 1 none manual - - | 180/-/900 | 12 | -
Lighthouse Riders | bicycle | pedalune | bicycle+snow-capped-mountain | 130 | Ridge 27 | رج 27 | ريدج 27 | 1 none manual - - | 250/-/1300 | 6 | p10
Lighthouse Riders | bicycle | pedalune | bicycle+teddy-bear | 318 | Little Tandem | ننھا ٹینڈم | تاندم الصغير | 2 none manual - - | 300/-/1500 | 3 | -
Lighthouse Riders | scooter | brisanta | motor-scooter+beach-with-umbrella | 14 | Vento 125 | وینٹو 125 | فينتو 125 | 2 petrol automatic - 2024 | 500/-/2600 | 5 | -
Lighthouse Riders | scooter | kestrio | kick-scooter+high-voltage | 282 | Glide | گلائیڈ | غلايد | 1 electric automatic - 2025 | 220/-/- | 9 | -
Lighthouse Riders | motorcycle | kestrio | motorcycle+compass | 232 | Heron 500 | ہیرن 500 | هيرون 500 | 2 petrol manual - 2023 | 900/-/4800 | 2 | -
Marjan Prestige | luxury | orvano | racing-car+key | 352 | Corsara | کورسارا | كورسارا | 2 petrol automatic ac 2025 | 6500/480/38000 | 1 | -
Marjan Prestige | luxury | orvano | oncoming-automobile+crown | 258 | Regenta | ریجنٹا | ريجنتا | 5 hybrid automatic ac 2025 | 4200/330/24000 | 3 | -
Marjan Prestige | luxury | orvano | sport-utility-vehicle+gem-stone | 44 | Sultana | سلطانہ | سلطانة | 7 petrol automatic ac 2024 | 4800/360/27500 | 2 | p10
Marjan Prestige | luxury | orvano | automobile+high-voltage | 186 | Aurelia E | اوریلیا ای | أوريليا إي | 4 electric automatic ac 2025 | 3900/280/22500 | 2 | -
Marjan Prestige | van | orvano | minibus+bellhop-bell | 300 | Salon | سیلون | صالون | 6 diesel automatic ac 2024 | 3600/290/19800 | 2 | -
`;
