import { phrases } from './phrases.ts';
import type { Words } from './shape.ts';

export const en: Words = {
  labels: {
    booking_number: phrases(`
      booking number (is|); booking (no|#|id|ref|reference|code|confirmation|locator|); booking ref no; reservation
      (number|no|#|id|code|ref|reference|locator|); res (id|#|number|no); confirmation (number|no|#|code); booking
      confirmation (number|no); your booking (reference|number|); reference (number|); ref; your reference; cruise
      (booking|reservation|reference); voyage reservation; voyage confirmation number; sailing confirmation; cruise
      reference number; your reservation number; your confirmation number; cruise res #; holiday reference; holiday
      booking reference
    `),
    line_number: phrases(`
      supplier reference (number|); supplier (ref|confirmation|conf|booking); supplier conf no; supplier booking
      (number|reference); cruise line (reference|ref|booking|confirmation|reservation|conf); cruise line booking
      (number|reference|ref|id); cruise booking (number|reference|no|no.); line (reference|ref|booking); operator
      (reference|ref); vendor confirmation (number|); vendor (reference|conf); cruise confirmation (number|); linked
      reservation number; line booking number; operator booking (reference|number); principal (reference|ref);
      cruise line confirmation number; cruise line reservation number; cruise operator reference;
      operator booking (ref|no); supplier
      confirmation number; vendor booking number; vendor record locator; tour operator reference; cruise conf;
      wholesaler reference
    `),
    agency_number: phrases(`
      our (file|reference|ref); file (number|); agency (file|reference|ref|booking|invoice); agency booking number;
      trip (id|number); itinerary (number|id); travel agency reference; invoice (number|no|#|); document number;
      statement number; our booking reference; order number; quote number; folder (number|ref|); dossier (number|);
      case number; agency invoice number; agent (reference|ref); client file; enquiry number; branch reference; tax
      invoice (number|no|); your file; proposal number; job number
    `),
    other_number: phrases(`
      group (id|number|name|); voyage (number|code|id); sailing (code|number); cruise (code|number); customer
      (number|no|id); client (number|id); account number; agent (id|code); agency (id|number|account|code); iata
      (number|no|); atol; abta; clia (number|); tico; receipt number; receipt; auth code; authorisation code; card
      ending; confirmation copy; promo code; promotion code; offer code; page; passport (number|no|); vat
      (number|no|); tax id; muster station; policy (number|no); ticket number; company (number|registration); abn;
      acn; atas (no|number|); ast; cst; wst; ccra; seller of travel; company reg no; registered number; gst; arc
      (number|); tids; departure code; tour code; package code; itinerary code; known traveler number; redress
      number; voucher number; gift card number; certificate number; bsb; sort code; iban; swift; membership fee; po
      number; fax; luggage tag; berth reference
    `),
    booking_date: phrases(`
      booking (date|created|made|confirmed); date (booked|reserved|confirmed|opened|created); booked (on|date|);
      date of (booking|reservation|purchase|sale); reservation (date|made); reserved (on|); open date; created
      (on|); booking made on; purchase date; option date confirmed; original booking date; placed on; reservation
      made on; confirmed (on|); booking confirmed on; original booking; initial booking date; purchased on;
      purchased; create date; creation date; booking date and time; date of reservation made; sold on; sale date;
      order date
    `),
    other_date: phrases(`
      issue date; issued (on|); invoice date; date of (issue|birth|invoice|statement); print (date|time); printed
      (on|); date (printed|sent|); statement date; document (date|issued); dob; birth date; born; birthday; valid
      until; offer valid until; offer (expires|ends); option (expires|date|expiry|until); expires; expiry; revised;
      last (updated|amended|modified); updated; as of; sent; passport (expiry|expires|issued); cancel (by|before|);
      cancellation (received|); if cancelled; generated (on|); prepared (on|); confirmation (date|issued); tax
      invoice date; invoiced (on|); confirmation issued on; quote (date|expires); quote valid until; price valid
      until; hold expires; passport issue date; amended (on|); modified (on|); version date; anniversary; wedding
      date; member since; receipt date; transaction date; tickets issued; documents (available|sent); cancelled on;
      if you cancel; insurance from; policy start date; rebook by; book by
    `),
    start: phrases(`
      sail (date|from|on|); sailing (date|from|); departure date; departure; departs (from|); departing; depart
      (from|); embark (at|in|date|); embarks; embarkation (date|); embarking; boarding (date|on); start date;
      starts; start; cruise (start|date|departure|departs|begins|starts|commences); sails (from|); from (date|);
      begins; joining; voyage (start|begins); date of (departure|sailing); leaves; setting sail; first day; day of
      (departure|embarkation); holiday start date; holiday starts; your holiday starts; vacation begins; your voyage
      begins; journey begins; commencing; commences; tour start date; outbound date; travel date; sailing on date;
      we sail; you sail; date sailing
    `),
    end: phrases(`
      return (date|to|); returns (to|); returning; disembark (at|in|date|); disembarks; disembarkation (date|);
      disembarking; debark (date|); debarkation (date|); debarks; end date; ends; end; cruise
      (end|ends|return|finishes); to (date|); until; arrival date; voyage (end|ends); leaving; date of
      (return|arrival); back; ending; finishes; concludes; last day; day of (return|disembarkation); holiday end
      date; holiday ends; vacation ends; your voyage ends; journey ends; coming home; tour end date; inbound date;
      walk off; welcome home
    `),
    period: phrases(`
      sail (dates|period); sailing dates; travel (dates|period); cruise (dates|period); voyage dates; dates; dates
      of (cruise|travel); date of (cruise|voyage); vacation dates; duration; holiday dates; tour dates;
      embark/debark; embarkation/disembarkation; sailing/return
    `),
    final_payment: phrases(`
      final payment (date|due|by|required|deadline|); final payment due (date|by|on); final payment is due; final
      due (date|); balance due (date|by|on|before); balance payable (by|on); balance to be paid by; balance
      (date|by); pay by; please pay by; paid in full (by|date); payment due (date|by|on|); due (date|by|on|); full
      payment due (date|by|); full payment (by|date); full payment required by; remaining balance due (by|on|);
      owing by; payable (by|on); to be paid by; payment in full (due|by); payment deadline; amount due by; settle
      by; to be settled by; no later than; outstanding by; final balance due (by|); final balance; final payment
      required by; final payment due no later than; final payment must be received by; final payment to be received
      by; final instalment due; final installment due; balance must be paid by; balance is due (on|by|); balance
      required by; balance to pay by; balance payment (date|due); balance due no later than; the balance is due;
      full balance due (by|); outstanding balance due (by|); payment is due (by|); payment required by; payable no
      later than; must be paid by; must be paid in full by; to be paid in full by; pay in full by; please pay the
      balance by; please ensure payment by; last date for payment; paid by date; auto pay date; autopay on; will be
      charged on; will be collected on; your balance is due
    `),
    deposit_due: phrases(`
      deposit due (by|date|on|); deposit payable by; deposit (by|deadline); deposit required by; initial payment due
      (by|); second deposit due; second deposit; option expires; option held until; hold until; held until; deposit
      is due (by|); deposit to be paid by; deposit payment due; deposit must be received by; initial deposit due;
      additional deposit due; balance of deposit due; low deposit balance due; deposit was required by
    `),
    checkin: phrases(`
      online check in opens (on|); online check in (from|starts|begins|available|window|); online check in available
      from; check in opens (on|); web check in (opens|from|); check in online (from|starting|at|); check in
      (from|starts|begins); check in available from; you can check in from; readyshape check in; readytosail opens;
      ready to sail opens (on|); check in online as of; check in will open (on|); online registration opens;
      register online from; check in for your cruise opens on; check in for your cruise opens; check in for your
      voyage opens; ready to sail; online check in window opens; check in is open from; check in is available from;
      early check in opens; complete check in from; voyage well opens; hub app check in opens; medallionclass check
      in from; getting ready to sail from; mobile check in from; express check in; personaliser opens; pre cruise
      check in from
    `),
    line: phrases(`
      cruise line (name|); cruiseline; line; supplier (name|); operator (name|); tour operator; cruise
      (company|operator|with|provider|brand|supplier); vendor (name|); carrier; principal; brand; company; provider;
      shipping line; travel supplier; ship operator; operated by; your cruise line; wholesaler
    `),
    ship: phrases(`
      ship (name|details|); vessel (name|); aboard (the|); on board (the|); onboard (the|); cruise ship (name|);
      your (ship|vessel); name of ship; sailing on (board|); sailing aboard; sails on; yacht; the ship; ship/vessel;
      ship and voyage; ship & voyage; river (ship|vessel); motor yacht
    `),
    itinerary: phrases(`
      itinerary (name|description|title|); cruise
      (name|itinerary|title|description|package|holiday|region|destination|tour|); voyage (name|description|title|);
      sailing (name|); destination; your (cruise|voyage|holiday|itinerary|adventure|journey|expedition); package
      (name|); holiday; route; tour (name|); product (name|); journey (name|); trip (name|); vacation (name|);
      expedition; programme; cruisetour; river cruise
    `),
    start_port: phrases(`
      departure (port|city|terminal); port of (departure|embarkation); embarkation (port|point|city|terminal);
      embark port; start port; sailing (from|port); departing (from|port); departs (from|port); from port; home
      port; port (embark|); boarding port; cruise (from|terminal); sails from; terminal; depart port; point of
      departure; embarks from; leaving from; pier
    `),
    end_port: phrases(`
      arrival port; port of (arrival|disembarkation|return); disembarkation (port|point|city|terminal); debarkation
      port; disembark port; end port; return port; returning to; returns to; to port; ends in; ending in; arriving
      port; port debark; arrive port; final port; finishing port; point of disembarkation; debark port; disembarks
      at
    `),
    round_trip: phrases(`
      round trip from; roundtrip from; round trip; roundtrip; sailing round trip from; from and to; departing from
      and returning to; returning to the same port; return trip from; roundtrip:
    `),
    stateroom: [
      ...phrases(`
        stateroom (number|no|#|assigned|assignment|location|no.|numbers|); cabin
        (number|no|#|assigned|allocated|allocation|no.|numbers|); room (number|no|assignment|); suite
        (number|no|allocated|assigned|); accommodation (number|no|); your (stateroom|cabin|suite|room|villa); villa;
        stateroom/suite; cabin allocated number; cabin/suite; accommodations; berth number; assigned (stateroom|cabin)
      `),
      'stateroom(s)',
    ],
    category: phrases(`
      category (code|booked|name|description|type|); stateroom category (booked|); stateroom
      (type|description|class|cat); cabin (category|grade|type|description|class|cat); grade
      (booked|code|description|); room (type|category|class); suite (category|type|grade); accommodation
      (type|category|grade); berth; cat (code|); type; fare category; class; accommodation grade code; cabin grade
      code; room category code; meta category; metacategory; sold category; berthed category; priced category
    `),
    deck: phrases(`
      deck (number|name|)
    `),
    dining: phrases(`
      dining (time|seating|preference|option|request|room|assignment|reservation|); seating; dinner
      (seating|sitting|time|); meal (seating|plan); main dining; my time dining; anytime dining; freedom dining;
      fixed dining; club dining; rotational dining; traditional dining; your time dining; sitting
    `),
    boarding: phrases(`
      arrival (appointment|window|slot|group); boarding (time|window|begins|starts|closes|); port arrival
      (time|appointment|); check in time; embarkation (time|window); arrival time at port; terminal arrival (time|);
      arrive at terminal; your arrival (time|slot); your check in time; embark (from|time); your port arrival time;
      boarding group time; boarding zone time; suggested arrival time; recommended arrival time; port check in;
      magical express pick up; final boarding time; time to arrive at the port
    `),
    nights: phrases(`
      nights; number of nights; duration; length; days
    `),
    guests: [
      ...phrases(`
        who's (coming|travelling|traveling|sailing|cruising); who is (coming|travelling|traveling|sailing);
        name as per passport; name as in passport; name as shown on passport; name as it appears on passport; names as
        per passport; passenger name as per passport; guests (travelling|); guest
        (name|names|information|details|list|); name of guests; passengers; passenger
        (name|names|details|list|information|manifest|); travelers; travellers; traveler (names|information|details|);
        traveller (names|information|details|); sailors; sailor (details|name|); name; names; lead
        (passenger|guest|name|traveller|sailor); party (members|); your (party|crew); who is (travelling|sailing);
        sailing (party|with); members of party; booked for; primary (guest|traveler|sailor); full name; cruisers;
        travelling (party|); customer (name|); client (name|); clients; travellers on this booking; guests on this
        booking; guests in stateroom; sail mates; cabin mates; occupants; occupancy; family (members|name); first
        (passenger|name); second passenger; participants; people travelling; all guests; surname; last name; given
        (name|names)
      `),
      'guest name(s)',
      'passenger name(s)',
      'guest(s)',
      'passenger(s)',
      'traveller(s)',
      'traveler(s)',
    ],
    agent: phrases(`
      travel (agent|agency|advisor|consultant|planner|specialist|professional); your travel
      (agent|advisor|agency|advisor:|consultant|planner); your (agent|consultant); agency (name|details|); agent
      (name|details|); booked (through|with|via|by|at); your cruise (specialist|consultant|advisor); sold by; issued
      by; retailer; cruise (consultant|specialist|advisor|expert); vacation (planner|specialist); personal vacation
      planner; cruise vacation planner; your vacation planner; sales (consultant|agent); booking agent; reservations
      agent; consultant (name|); authorised agent; travel agency name; handled by
    `),
    phone: phrases(`
      questions; any questions; need help; assistance; guest (assistance|line|services|relations); help desk;
      contact (centre|center|number|phone|); phone (number|no|); telephone (number|no|); tel (no|number|); call
      (us|); call us on; contact us on; reservations; customer (service|services); questions? call; toll free; ph;
      t; helpline; support; hotline; mobile (number|); office phone; agency phone; freephone; freecall; local rate;
      sailor services; vacation planner phone; reach us at; give us a call (on|); speak to us on; call our team on;
      ring us on; text us
    `),
    loyalty: [
      ...phrases(`
        crown and anchor; crown & anchor (society|number|); c&a (number|); captain's (club|circle); captains
        (club|circle); vifp (club|#|); latitudes (rewards|number|); voyagers club; msc voyagers club; mariner
        (society|number|id|); castaway club; world club; cunard world club; costaclub; c club; aida club; explorer
        society; viking explorer society; peninsular club; sailing club; azamara circle; oceania club; venetian
        society; 1893 ambassador; ambassador (number|no|club); yacht club; seven seas society; seabourn club; oceans
        (member|loyalty|); loyalty (number|no|#|id|); past guest number; past passenger number; past guest; member
        (number|no|id|); membership (number|); club (number|level); society number; frequent cruiser number; explora
        club; anchor club; star clipper; deep blue club; nicko club; rewards number; blue chip club; phoenix treue;
        meine reise club; ponant yacht club; windstar yacht club; vantage; guest id
      `),
      'c|club',
    ],
    currency: phrases(`
      currency; all prices in; all amounts in; amounts in; prices in; prices shown in; all prices shown in; amounts
      shown in; charges in; all figures in; amounts are in; prices are in
    `),
    fare: phrases(`
      cruise fare (total|); cruise (fares|price|rate|cost|only|package|charge|charges|tariff|amount|element|);
      voyage (fare|fares|price|); fare (for|); fares; gross (fare|price); base fare; price; basic price; holiday
      (price|cost); basic holiday price; brochure (fare|price); cabin fare; stateroom (fare|price); passenger fare;
      guest fare; package price; suite (fare|price); standard fare; saver fare; select fare; vacation
      (charges|price); expedition fare; sailing (fare|price); total fare; all inclusive fare; journey fare; tour
      price; cruise & stay; full fare; gross cruise fare; gross amount cruise; cruise cost per stateroom; gross
      voyage fare; lead fare; launch fare; cruise only fare; fly cruise fare; adult fare; child fare; twin fare;
      single fare; guest cruise fare; cruise base fare; air/sea fare; cruisetour fare; your cruise fare; early saver
      fare; essentials fare
    `),
    discount: phrases(`
      savings; saving; discount (amount|); discounts; less (discount|loyalty|); promotion; promotions; promo;
      promotional (savings|saving|discount); early booking (saving|discount|bonus|offer); early bird; loyalty
      (discount|saving); past guest (savings|offer); offer; reduction; deal; special offer; bogo; second guest; 2nd
      guest; kids sail free; agency discount; group discount; senior discount; military discount; resident discount;
      coupon; rebate; you save; instant savings; future cruise credit; fcc applied; voucher; bonus (savings|offer);
      member (saving|discount); late deal; single supplement waived; total discount; applied discount; your
      (saving|savings|discount); promotional fare discount; early saver discount; past passenger discount; repeat
      guest discount; returning guest savings; back to back savings; onboard booking discount; future cruise deposit
      savings; black friday; flash sale savings; price (drop|match|adjustment); goodwill; courtesy discount;
      companion discount; 2 for 1; two for one; 3rd and 4th guest savings; third guest discount; free air savings;
      percent off; interline discount; aarp discount; gift certificate; lock it in savings; air credit; solo saving
    `),
    taxes: phrases(`
      taxes, fees and port expenses; taxes fees and port expenses; taxes, fees & port expenses; taxes and fees;
      taxes & fees; taxes/fees; taxes, fees; taxes and port (fees|charges|expenses); taxes & port fees; taxes; tax;
      government taxes and fees; government (taxes|fees|charges|taxes/fees); port
      (charges|fees|taxes|expenses|dues|tax|charges/taxes); port taxes and fees; tfpe; nccf; non commissionable
      fare; non comm fare; fees; harbour (dues|taxes); air passenger duty; taxes, fees, port; port charges and
      (taxes|fees); fees and taxes; port and security charges; port & security; govt (taxes|fees); taxes/fees/port
      expenses; taxes, port charges and fees; port, security & handling; port charges & taxes; government fees and
      taxes; fuel (supplement|surcharge); gst/hst; hst; vat amount; apd; port and handling; port & handling charges;
      taxes, fees and expenses; taxes, fees & expenses; t f p e; emissions charge; ets charge; destination tax; crew
      and port charges
    `),
    total: phrases(`
      total
      (price|cost|charge|charges|amount|due|invoice|payable|gross|fare|for|value|holiday|reservation|stateroom|cad|usd|aud|gbp|eur|nzd|sale|purchase|);
      grand total (price|); total holiday (cost|price|value); total cruise (price|fare); total booking
      (price|cost|value|amount); invoice (total|amount); booking total; amount payable; gross
      (amount|amount due|total|charges); total vacation (price|cost|charges); total for all guests; total for booking; total
      for this booking; total to pay; overall total; full price; price total; to pay; total price for; vacation
      total; cruise total; your total; trip total; total of booking; holiday total; total reservation
      (price|charges|amount); net total; reservation total; total purchase price; total stateroom (price|charges);
      package total; all in total; total voyage (price|cost); total voyage fare and taxes; total sailing price;
      total amount payable; total gross price; total inclusive price; total incl gst; total inc gst; total including
      (gst|taxes); total with taxes; total cost of (holiday|booking); total cost of your holiday; total price of
      booking; total invoice (amount|value); statement total; gross booking total; total all guests; all guests
      total; total package price; total trip (cost|price); final price
    `),
    subtotal: phrases(`
      subtotal; sub total; sub-total; cruise subtotal; total per (person|guest|passenger); per person (total|); per
      guest (total|); total (discounts|savings|cruise|add-ons|extras|taxes|commission|deductions); net
      (fare|due|amount|payable); discounted fare; your fare; price per (person|guest); total charges per guest;
      cruise fare after savings; commission (amount|); agent commission; net cruise fare; total taxes and fees; cost
      per (person|guest); pp; per passenger; sub-total per guest; net to agency; less commission; nett
      (amount|due|); gross commission; total onboard extras; discounted cruise fare; fare after discounts; base
      commission; item total; guest total; unit price
    `),
    deposit: phrases(`
      deposit (paid|received|required|amount|taken|due|payment|applied|payable|collected|); required deposit;
      initial (deposit|payment); non refundable deposit; booking deposit; down payment; less deposit (paid|); low
      deposit; minimum deposit; deposit to pay; deposit to be paid; deposit paid to date; deposits; total deposit
      (due|); your deposit; refundable deposit; reduced deposit; future cruise deposit; second deposit paid; holding
      deposit; security deposit
    `),
    balance: phrases(`
      balance (due|outstanding|owing|remaining|payable|left|of|); outstanding balance; remaining
      (balance|amount|due|); amount (due|outstanding|owing|remaining|unpaid); still to pay; owing; outstanding; left
      to pay; final payment (amount|); balance to pay; remaining to pay; net balance (due|); final balance;
      remainder; due; total (outstanding|owing|remaining); total balance due; now due; unpaid (balance|); to be
      paid; balance of payment; balance left to pay; balance now due; balance outstanding of; balance still due;
      current balance (due|); gross balance due; gross balance; amount still (due|owing); amount to pay; amount left
      to pay; total amount (due|outstanding); left to be paid; your balance; your outstanding balance; final amount
      due; reservation balance; guest balance; payable balance; closing balance
    `),
    paid: phrases(`
      direct deposit; 
      paid (by|on|with|via|in|already|); payment (received|made|history|applied|1|2|3|); payments
      (received|made|applied|); received; money received; total (paid|payments|received); amount
      (paid|received|charged); payments to date; part payment; less payments (received|); paid to date; interim
      payment; card payment; second payment; thank you; less (paid|receipts); received with thanks; installment;
      instalment; visa; mastercard; amex; american express; credit card; bank (transfer|deposit); paid so far;
      deposit and payments; payment thank you; charged to (card|); charged on; payments received to date; total
      payments received; total paid to date; total amount (paid|received); receipts; receipts to date; cash; cheque;
      check payment; debit card; direct debit; bpay; eft; discover; diners; wire transfer; first payment; third
      payment; less amount paid; already paid; you have paid; you paid; amount received to date; monthly payment
    `),
    credit: phrases(`
      onboard (credit|spend|credits|gift); on board (credit|spend|credits); shipboard credit; obc; on-board spending
      money; beverage (credit|credits); spending money; sbc; on-board credit; on board booking credit; onboard
      booking credit; ship credit; shareholder onboard credit; shareholder benefit; bar tab; sailor loot; refundable
      onboard credit; non refundable onboard credit; spa credit; shore excursion credit; excursion credit; dining
      credit; onboard spending credit; on board spending credit; onboard spend credit
    `),
    addon: phrases(`
      (prepaid|pre-paid) (service charge|service charges|gratuities|gratuity|tips|service fees);
      (air|flight|return air|return flight) fares; airfares; return airfares; air fares incl. taxes; airfares incl. taxes;
      return airfares incl. taxes; flights incl. taxes;
      gratuities; prepaid gratuities; pre-paid gratuities; service (charges|fee|gratuity); travel
      (insurance|protection|guard); insurance; vacation protection (plan|program|); drinks (package|packages); drink
      package; beverage package; wi-fi (package|); wifi (package|); internet (package|); transfer; transfers; shore
      (excursion|excursions); excursion; excursions; air; airfare; flights; flight (supplement|); hotel (package|);
      parking; booking fee; agency fee; planning fee; cancellation (protection|waiver); dining package; specialty
      dining; tips; coach (travel|); crew (appreciation|gratuities); air and hotel; protection plan; spa (package|);
      hotel service charge; daily service charge; stateroom (gratuities|upgrade); cruisecare; cruise care; carnival
      vacation protection; trip (insurance|protection); cancel for any reason; deluxe beverage package; refreshment
      package; premium beverage package; soda package; princess (plus|premier); have it all; free at sea; more at
      sea; all included; always included; voom (surf|); regional flight supplement; rail (travel|); private
      transfers; airport (transfer|transfers); port transfers; car parking; valet parking; chauffeur; home pick up;
      luggage (service|forwarding); visa fee; visas; medical cover; amendment fee; change fee; administration fee;
      admin fee; processing fee; card fee; credit card surcharge; merchant fee; air deviation fee; land package; pre
      cruise package; post cruise package; cruisetour land; extension; extensions; single supplement; upgrade
      (bid|); royal up; photo package; the key; bon voyage gift; charity donation; carbon offset; flights, taxes
      included
    `),
    flight: phrases(`
      flight (number|no|details|schedule|itinerary|information|); flights; air (itinerary|details|schedule|);
      outbound flight; return flight; outbound; inbound (flight|); airline; your (flights|flight); operating
      carrier; operated by airline; marketing carrier; depart flight; domestic flight; international flight; airline
      and flight; airline/flight
    `),
    hotel: phrases(`
      hotel (name|stay|nights|package|accommodation|accommodations|details|information|night|); pre cruise
      (hotel|stay); post cruise (hotel|stay); pre-cruise (hotel|stay|accommodation); post-cruise
      (hotel|stay|accommodation); accommodation hotel; overnight (at|hotel); your hotel; hotel check in; property
      name; pre hotel; post hotel; pre-stay hotel; resort; land accommodation
    `),
    seat: phrases(`
      seat (number|no|assignment|assignments|selection|); seats; seating assignment airline; assigned seat
    `),
    record_locator: phrases(`
      record locator; airline (reference|ref|confirmation|locator|pnr|code|reservation); airline confirmation
      number; airline record locator; pnr; record; locator; air (confirmation|locator|reference); flight
      (reference|ref); airline booking (reference|ref); hotel confirmation (number|); confirmation; conf; air record
      locator; hotel booking reference; hotel (reference|conf|voucher); gds locator; sabre locator; amadeus locator;
      carrier locator; car confirmation
    `),
    address: phrases(`
      address; hotel address; street
    `),
    arrival: phrases(`
      arrive; arrives; arrival (time|); arr; ashore; in port from; docks; eta; port arrival
    `),
    departure: phrases(`
      depart; departs; departure (time|); dep; onboard by; sets sail; sails; leave; etd; sail; all aboard; leaves
    `),
    other_text: phrases(`
      notes; special (requests|services); bedding; bed (configuration|type|arrangement); beds; email; e-mail; web;
      website; status; country; city; promotion; nationality; gender; age; description; qty; quantity; amount; day;
      emergency contact; insurance status; language; booking status; payment (method|type|plan); method; advisor;
      rate (code|type|name|plan|); fare (type|code|name|basis); tier; level; time; item; charges; charge; service;
      dear; important notes; remarks; comments; requests; citizenship; residency; title; sex; marital status;
      postcode; zip (code|); county; muster; assembly station; luggage; dress code; occupation; pay plan; tax point;
      promo description; accessibility; mobility; celebration; occasions; dietary; allergies; terms of payment;
      signature; kind regards; regards; subject; hello; included; includes; what is included; not included;
      inclusions; number of (guests|passengers); no of (guests|passengers); adults; children; infants; age at
      sailing
    `),
  },
  sea_day: phrases(`
    at sea; sea day; day at sea; a day at sea; cruising (the|day|); scenic (cruising|cruise|sailing); fun day at
    sea; at leisure at sea; sail the; crossing the; cross the (equator|); international date line; crossing
    international date line; sailing (the|day); cruise the; leisure day at sea; relax at sea; sea; days at sea;
    transit the; full day at sea; daylight cruising; day of cruising; river cruising; in transit; canal transit;
    full transit; partial transit; equator crossing; cross international date line; dateline; glacier viewing; drake
    passage; open (sea|ocean); nothing to do, all day to do it
  `),
  overnight: phrases(`
    overnight (stay|onboard|); overnight in port; in port overnight; o/n; overnight on board; stays overnight; ship
    overnights; remains overnight; docked overnight; late night stay overnight
  `),
  arrive: phrases(`
    arrive; arrives; arrival; arr; ashore; from; docks; dock; eta; in
  `),
  depart: phrases(`
    depart; departs; departure; dep; onboard; sails; sail; leave; leaves; to; until; till; etd; out; sets sail; all
    aboard; sailing
  `),
  noon: phrases(`
    noon; 12 noon; midday
  `),
  midnight: phrases(`
    midnight; 12 midnight
  `),
  titles: phrases(`
    mr; mrs; ms; miss; mstr; master; mister; dr; prof; sir; dame; lady; lord; rev; mx; chd; inf; adt; capt
  `),
  and: phrases(`
    and; &
  `),
  person_kinds: phrases(`
    adult; child; senior; infant; youth; teen; guest (1|2|3|4|); passenger; lead; primary; age; aged; yrs; years;
    dob; us citizen; usa; male; female
  `),
  from: phrases(`
    from; ex
  `),
  to: phrases(`
    to; until; through; thru; -; –; —; till; →; and returning; returning
  `),
  asked: phrases(`
    due; required; payable; requested; to be paid; pay by; owing; please pay; by
  `),
  received: phrases(`
    paid; received; taken; thank you; charged; payment; less; cleared; credited
  `),
  paid_in_full: phrases(`
    paid in full; fully paid; nothing to pay; no balance due; nil
  `),
  day: phrases(`
    day; days
  `),
  aside: phrases(`
    cancellation (policy|schedule|charges|fees|terms|penalties|penalty|); terms and conditions; terms & conditions;
    terms; you might also like; you may also like; other (cruises|sailings); more (cruises|sailings); recommended
    for you; your next (adventure|cruise); past (cruises|voyages|sailings); cruise history; previous cruises;
    cancel; important (information|notice); booking conditions; special offers; next (time|cruise); still to book;
    did you know; if you cancel; tempted; sailed with us; also (sailing|available); recommended; cancellation and
    refund policy; penalty schedule; refund policy; cruise ticket contract; ticket contract; passage contract;
    privacy policy; fine print; fare rules; deposit and cancellation; payment and cancellation; travel insurance
    offer; before you go; suggested cruises; you may be interested in; alternative sailings; upcoming offers;
    explore more; book your next cruise; future cruises; sailing history; voyage history; your past voyages; your
    previous cruises; need to cancel; changes and cancellations; if you need to cancel; not included in your
    booking; ask us about; limited time offer; days prior to sailing; cancelled on or after
  `),
  quote: phrases(`
    quote; quotation (only|); estimate; proposal; not a booking; this is not a confirmation; not yet booked; price
    (quote|estimate); offer; cruise quote; courtesy (hold|reservation); provisional; no booking has been made; this
    is a quote; this is not an invoice; on (option|hold); reservation on hold; held option; unconfirmed; not
    confirmed; waitlist; waitlisted; wait list; indicative price; tentative
  `),
  cancelled: phrases(`
    cancelled; canceled; cancellation (confirmation|invoice|notice|advice|statement|receipt|of your booking|of your reservation|of
    your cruise); has been
    (cancelled|canceled); booking cancelled; booking has been cancelled; reservation (cancelled|canceled);
    reservation has been cancelled; confirmation of cancellation; credit note; voyage cancelled; status: cancelled
  `),
  brochure: phrases(`
    from (price|pp); prices from; fares from; per person from; book now; brochure; call to book; unsubscribe; fares
    starting at; starting (at|from); lead-in price; lead in fares; view deal; request a quote; get a quote; learn
    more; shop now; find a cruise; last chance; sale ends; limited time only; view in browser; opt out; manage
    preferences; inside cabin from; balcony cabin from
  `),
  titles_of_documents: phrases(`
    booking (confirmation|summary|invoice|statement|details|); confirmation (invoice|); invoice; statement; guest
    (statement|copy|invoice); cruise (confirmation|ticket|documents|summary); itinerary; receipt; voyage
    (invoice|confirmation|summary); statement of (booking|account); boarding (pass|documents); e-ticket; eticket;
    travel (documents|itinerary); thank you; summary; reservation (confirmation|summary|details|); your booking;
    confirmed; welcome aboard; trip (summary|); page; dear; agency invoice; travel agent invoice; client
    (invoice|copy); tax invoice; deposit invoice; final invoice; amended invoice; confirmation of booking; vacation
    (confirmation|documents|summary); holiday confirmation; atol certificate; account statement; payment
    (receipt|confirmation); setsail pass; xpress docs; express docs; edocs; e-docs; guest vacation documents;
    forwarded message; luggage tags; revised (confirmation|invoice); passenger ticket; agent copy; customer copy;
    your cruise confirmation
  `),
  months: [
    'january; jan',
    'february; feb',
    'march; mar',
    'april; apr',
    'may',
    'june; jun',
    'july; jul',
    'august; aug',
    'september; sep; sept',
    'october; oct',
    'november; nov',
    'december; dec',
  ].map((names) => phrases(names)),
  weekdays: [
    'monday; mon',
    'tuesday; tue; tues',
    'wednesday; wed; weds',
    'thursday; thu; thur; thurs',
    'friday; fri',
    'saturday; sat',
    'sunday; sun',
  ].map((names) => phrases(names)),
  hints: {
    // what a document is
    cancellation_terms: phrases('day(s|) (before|prior); cancel'),
    conditional: phrases(`
      if; when; or after; or before; policy; schedule; terms; fee(s|); charge(s|); free; until; before;
      within; day(s|); insurance; protection; conditions; cost(s|)
    `),
    no_quote: phrases('special offer; confirm'),
    other_service: phrases('car park; parking; insurance; certificate of cover'),
    confirms: phrases('confirm'),
    // days and times
    nights: phrases('night(s|)'),
    nights_short: phrases('nt(s|)'),
    days_of_name: phrases('day(s|)'),
    joins_days: phrases('and; to'),
    dated: phrases('of; dated'),
    by_then: phrases('by; before; no later than; on or before'),
    online_checkin: phrases('check(-|)( |)in; online(-|)( |)registr'),
    opens: phrases('open(s|ed|); from; available; start(s|); begin(s|); as of'),
    to_day: phrases('to; until; through; thru'),
    through: phrases('to; through; thru'),
    of_other_number: phrases('day; deck; no; nr; n'),
    noon_time: phrases('noon; midday'),
    midnight_time: phrases('midnight'),
    only_date: phrases('date'),
    // numbers of bookings
    number_word: phrases('num(.|); nr(.|)'),
    number_of: phrases('of'),
    says_number: phrases('number; id; ref'),
    booking_before_number: phrases('booking; reservation'),
    number_sign: phrases('n°; nº; n.º; nr; nr.; no.; number; #'),
    number_or_code: phrases('number; code'),
    small_before_number: phrases('no; under; with; the'),
    // names of companies, cabins, cruises and ports
    with_whom: phrases('with; by; of; at'),
    needs_another: phrases('nr.; no.; n°; nº; and; with; from; of; the; to; in; or'),
    and: phrases('and'),
    agency_word: phrases(`
      travel(s|); voyage(s|); agency; tour(s|); holiday(s|); vacation(s|); cruise(s|)
      (broker|brokers|expert|experts|agency|store|travel|hub|co|co.|company|desk|centre|center|club|shop|specialist|specialists|planner|planners|world|direct|outlet|lounge);
      cruise( |)(line|)( |)agent(s|)
    `),
    phone: phrases('tel; phone; ph; call; hotline; line'),
    charge: phrases('fee; charge'),
    service_line: phrases('(customer|help|info|service|booking|guest)( |-|)(line|service|services|care)'),
    phone_first: phrases('tel; phone; ph'),
    said_of_agency: phrases(`
      your; our; for; in; advisor(s|); consultant(s|); independent; special*; expert*
    `),
    adviser: phrases('advisor; specialist; consultant; booked by; handled by; contact; operator'),
    agent: phrases('agent'),
    mail_from: phrases('from'),
    of_company: phrases('travel; tour(s|); cruise(s|)'),
    phone_behind: phrases('tel; phone; ph'),
    small_of_agency: phrases('the; of'),
    forwarded: phrases('forwarded'),
    emergency: phrases('emergency'),
    guaranteed: phrases('gty; guarantee; to be assigned; tba; t.b.a.; not yet assigned; unassigned'),
    cabin_kind: phrases(`
      suite; balcony; terrace; interior; inside; oceanview; ocean view; outside; stateroom; cabin; penthouse;
      studio; loft; veranda; verandah
    `),
    category: phrases('category; cat(.|); grade'),
    deck: phrases('deck'),
    cruise: phrases('cruise; voyage; expedition; transatlantic; getaway; journey'),
    aboard: phrases('aboard; on board; on'),
    the_ship: phrases('the'),
    day_behind_name: phrases('from; on'),
    name_goes_on: phrases('and; with; from; to; of; the; in'),
    region: phrases(`
      gulf; island(s|); fjord(s|); mediterran+; caribbean; baltic; alaska; riviera; adriati+; aegean;
      transatl+; norw+; iberia*; antarcti+; arcti+; panama; polynes+; hawaii; danube; rhine; nile
    `),
    port_word: phrases('port; terminal; pier'),
    on_weekday: phrases('on'),
    in_port: phrases('in; at'),
    day_behind_port: phrases('on'),
    port_of: phrases('(the|) port of; port'),
    // money
    price_from: phrases('from'),
    price_from_only: phrases('from only; starting at; as low as'),
    currency_usd: phrases('u(.|)( |)s(.|)( |-)dollar*; american( |-)dollar*'),
    currency_cad: phrases('canadian dollar*'),
    currency_aud: phrases('australian dollar*'),
    currency_nzd: phrases('new zealand dollar*; nz dollar*'),
    currency_gbp: phrases('pound(s|) sterling*; british pound*'),
    currency_eur: phrases('euro(s|)'),
    currency_brl: phrases('brazilian real*'),
    currency_mxn: phrases('mexican peso*'),
    currency_chf: phrases('swiss franc*'),
    currency_nok: phrases('norwegian (krone|kronor)*'),
    currency_sek: phrases('swedish (krone|kronor)*'),
    currency_dkk: phrases('danish (krone|kronor)*'),
    currency_ils: phrases('new (israeli|) shekel*'),
    exchange_rate: phrases('exchange; per day; onboard account'),
    short_with_stop: phrases('incl; excl; approx; no; ref'),
    between_labels: phrases('of; the; your; all'),
    after: phrases('after; net of; less; minus'),
    including: phrases('incl; including; inclusive'),
    for: phrases('for'),
    this_or_your: phrases('this; your'),
    the: phrases('the'),
    with: phrases('inc; with'),
    not_yet: phrases('not; must; should; until; unless; if; once; when; after; before; to be'),
    by_day: phrases('by; before; no later; until'),
    per_person: phrases('per (person|guest|adult|pax|passenger|head)'),
    each: phrases('each'),
    means: phrases('check; cheque; wire; bank transfer'),
    price: phrases('price; fare'),
    of_card: phrases('card; ending (in|with|)'),
    of_cheque: phrases('check; cheque; chq; ck; receipt; auth; ref; no; n'),
    times: phrases('of'),
    up_to: phrases('up to'),
    // people
    guest: phrases('guest; passenger; traveller; traveler; sailor; person; adult; child'),
    member_card: phrases('(club|member|membership|) card; member; membership'),
    number_of_card: phrases('no; nr; number'),
    family_name: phrases('name; last( |)name; surname; family name'),
    given_name: phrases('first( |)name; given name(s|); forename(s|)'),
    payer: phrases('customer; client'),
    greeting: phrases('dear; hello'),
    greeting_word: phrases('hi'),
    born: phrases('born; dob'),
    family: phrases('family'),
    of_things: phrases(`
      polic(y|ies); service(s|); relations; conduct; contract(s|); information; account; terms; conditions;
      insurance
    `),
    name_particle: phrases('of'),
    // itineraries
    disembarks: phrases('disembark; debark'),
    embarks: phrases('embark; sail( |)away'),
    no_call: phrases('check(-|)in; transfer; shuttle'),
    call: phrases('in port; port call; port of call; port; embark*; disembark*'),
    service: phrases('(shore|) excursion; excursions; (travel|) insurance'),
    port_mark: phrases('embark(ation|); disembark(ation|); debark(ation|); port of call; port of; port call'),
    port_mark_in: phrases('in; at'),
    how_moored: phrases('tender(ed|boot|ing|); docked; dock; anchor(ed|); t'),
    aside_of_call: phrases('embark; embarc; disembark; debark; boarding; check(-|)in; all aboard'),
    early_or_late: phrases('early; late; mid'),
    part_of_day: phrases('morning; afternoon; evening'),
    for_whom: phrases('for'),
    to_time: phrases('to'),
    leaving: phrases('disembar; debark'),
    boarding: phrases('embark; embarc; boarding; check(-|)in'),
    from_time: phrases('from'),
    by_time: phrases('by; no later than'),
    not_boarding: phrases('disembar'),
    // flights and hotels
    stay_details: phrases('room(s|); double; twin; breakfast'),
    stop: phrases('airport; station; terminal'),
    ends_in_stop: phrases('hotel'),
    ship_or_pier: phrases('pier; ship'),
    to_stop: phrases('to'),
    before_airport: phrases('from; to; depart(s|); arrive(s|); at; in'),
    to_airport: phrases('to; from'),
    record_locator: phrases(`
      record (locator|); locator; pnr; file( |)key; airline (reference|ref|confirmation|code); flight
      (reference|confirmation)
    `),
    of_flight: phrases('flight; airline'),
    no_address: phrases('check( |-|)(in|out); arrival; departure; arriving; tel; phone; confirmation'),
    before_day_of_stay: phrases('from; on'),
    street: phrases(`
      ave; avenue; st; street; blvd; boulevard; road; rd; drive; dr; lane; parade; highway; hwy; pkwy;
      parkway; plaza
    `),
    place: phrases('way; ln; place; pl; square; sq; terrace; quay; court; row'),
    address_label: phrases('(hotel|) address; location'),
    hotel: phrases('hotel'),
    hotel_kind: phrases('hotels; resort; inn; suites; motel; lodge'),
    afterwards: phrases('after; post'),
    when_of_hotel: phrases('before; after; prior; night(s|); stay; accommodation'),
    check_in_or_out: phrases('check( |-|)(in|out)'),
    stay_day: phrases('arrival; departure; from'),
    before_or_after: phrases('pre; post'),
    what_of_stay: phrases('cruise; tour; voyage; stay'),
    extension: phrases('extension(s|)'),
    hotel_confirmation: phrases('confirmation; conf(.|); reservation; voucher'),
    confirmation_sign: phrases('no(.|); number; code; n°; #'),
    accommodation: phrases('hotel'),
    accommodation_label: phrases('lodging'),
    day_behind_hotel: phrases('from; on'),
    your: phrases('your; the hotel'),
    hotel_and: phrases('hotel(s|) (and|night|nights|stay|details|check)'),
    flight: phrases('flight'),
    detail_of_flight: phrases('seat; record; confirmation; airline; pnr; locator; reserv'),
    next_day: phrases('next day'),
    seat: phrases('seat'),
    no_locator: phrases('record; locator; seat; class; economy; number'),
  },
};
