import { phrases } from './phrases.ts';
import type { Words } from './shape.ts';

export const es: Words = {
  labels: {
    booking_number: phrases(`
      localizador; localizador (de reserva|de la reserva|de su reserva|crucero|del crucero);
      (nº|n.º|n°|núm|núm.|no|no.|número|num) de (la |su |)reserva; (nº|n.º|n°|núm|núm.|número)
      (reserva|localizador|de localizador|de confirmación|confirmación|de reservación|de booking); código de
      (reserva|la reserva|confirmación|reservación); (referencia|ref|ref.) (de|de la|de su|) reserva; reserva
      (nº|n.º|n°|núm|núm.|número|no.); reservación (no.|nº|número|#); reserva; reservación; su reserva; tu
      reserva; referencia; id de (reserva|reservación|la reserva); clave de reservación; clave de confirmación;
      folio de reservación; booking; número de booking; reserva #; confirmación (nº|número|no.)
    `),
    line_number: phrases(`
      (localizador|nº de reserva|n.º de reserva|número de reserva|reserva|referencia|ref.|código|expediente)
      (naviera|de la naviera|de naviera|compañía|de la compañía|proveedor|del proveedor|mayorista|operador|del
      operador); localizador (proveedor|naviero); reserva en la naviera; número de confirmación (de la
      naviera|naviera|del proveedor); localizador de la compañía naviera
    `),
    agency_number: phrases(`
      expediente; expediente (agencia|de agencia|nº|n.º|núm.|interno|de viaje); (nº|n.º|núm.|número) (de
      expediente|expediente|de factura|factura|de presupuesto|de contrato|de pedido|de bono|de documento|de file);
      n/ref; nuestra (referencia|ref.); s/ref; factura; factura (nº|n.º|núm.|número|proforma|no.); proforma;
      (referencia|ref.|localizador|reserva) (agencia|de agencia|de la agencia|interna); dossier; file; folio;
      contrato (nº|n.º|número); pedido; bono (nº|n.º); presupuesto (nº|n.º|número)
    `),
    other_number: phrases(`
      (nº|n.º|núm.|número|código|id) (de|de la|del)
      (cliente|agente|agencia|grupo|viaje|crucero|salida|itinerario|pasaporte|póliza|cuenta|autorización|socio
      comercial|promoción|billete|ticket); (nº|n.º) (cliente|agencia|pasaporte|póliza|cuenta|billete); cliente nº;
      código (cliente|agencia|promocional|oferta|postal|grupo|iata); grupo; nombre del grupo; nif; cif; dni; nie;
      c.i.f.; n.i.f.; rfc; cuit; rut; ruc; cedula; iata; cian; c.i.a.n.; licencia; título licencia; pasaporte;
      documento; tipo de documento; iban; cuenta bancaria; cuenta; swift; bic; página; pág; póliza; tarjeta
      terminada en; terminada en; nº de tarjeta; autorización; recibo (nº|n.º|); número de recibo; punto de
      reunión; estación de reunión; cupón; registro mercantil; copia nº; fax
    `),
    booking_date: phrases(`
      realizada el; efectuada el; hecha el; formalizada el;
      fecha (de|de la|de su|) reserva; fecha (de|de la) (reservación|compra|contratación|contrato|confirmación de
      la reserva|alta|apertura|creación|venta|formalización); reservado (el|en fecha|el día|con fecha); reservada
      (el|en fecha|el día|con fecha); reservado; reservada; reserva
      (realizada|hecha|efectuada|creada|formalizada|confirmada) el; reserva (realizada|creada) en fecha; reserva
      del; día de reserva; fecha reserva; compra realizada el; contratado el; creada el; fecha de booking
    `),
    other_date: phrases(`
      fecha (de|de la) (emisión|factura|impresión|expedición|documento|nacimiento|caducidad|vencimiento del
      pasaporte|validez|actualización|modificación|cancelación|anulación|envío|presupuesto|oferta|caducidad de la
      opción|opción|extracto); fecha; fecha (factura|emisión|impresión|nacimiento|documento); nacimiento; fec.
      nac; f. nac; f. nacimiento; nacido el; nacida el; nacido; nacida; emitido; emitida; emitido el; emitida el;
      impreso; impreso el; expedido el; expedida el; válido hasta; válida hasta; válido desde; caduca el;
      caducidad; vence pasaporte; oferta válida hasta; opción (hasta|válida hasta|vence el|caduca el); anulación;
      cancelación; cancelación (hasta|antes del|gratuita hasta); anulación hasta; cancelable hasta; actualizado
      el; última actualización; modificado el; generado el; enviado; enviado el; a fecha de; aniversario;
      expedición
    `),
    start: phrases(`
      fecha de (salida|embarque|inicio|inicio del crucero|inicio del viaje|zarpe|ida|partida|comienzo|la salida);
      fecha (salida|embarque|inicio|zarpe); día de (salida|embarque); salida; salida (el|el día|de|desde|del
      crucero|del puerto de); embarque; embarque (el|en|el día|en el puerto de|desde); embarca el; embarcan el;
      embarcas el; inicio; inicio (del crucero|del viaje|el); comienza el; empieza el; sale el; sale de; zarpa el;
      zarpa de; zarpe; partida; desde; desde el; del; salidas
    `),
    end: phrases(`
      fecha de (regreso|llegada|desembarque|fin|fin del crucero|fin del
      viaje|vuelta|término|finalización|retorno|la llegada); fecha
      (regreso|llegada|desembarque|fin|vuelta|retorno); día de (regreso|llegada|desembarque); regreso; regreso
      (el|a|el día); llegada; llegada (el|a|el día); desembarque; desembarque (el|en|el día|en el puerto de);
      desembarca el; desembarcan el; fin; fin (del crucero|del viaje|el); finaliza el; termina el; vuelta el;
      retorno; retorno el; hasta; hasta el; al; término; finalización
    `),
    period: phrases(`
      fechas; fechas (del crucero|del viaje|de viaje|de crucero|de salida y llegada|de navegación|de la travesía);
      fecha (del crucero|del viaje|de viaje|de crucero|viaje|crucero); periodo; período; periodo (del viaje|de
      viaje); duración; salida y regreso; salida/regreso; salida - regreso; salida/llegada; embarque/desembarque;
      embarque y desembarque; fechas de embarque y desembarque
    `),
    final_payment: phrases(`
      fecha (límite|tope|máxima|límite de pago|tope de pago|límite para el pago|límite de pago final|límite del
      pago final|límite pago final|de pago final|del pago final|de vencimiento|vencimiento|de pago|límite de pago
      del saldo|límite de pago total|de liquidación|límite de liquidación|máxima de pago); pago final; pago final
      (antes del|el|vence|vence el|hasta el|con fecha|a más tardar el|requerido el|debido el|vencimiento); último
      pago (antes del|el|); vencimiento; vencimiento (del pago|del pago final|del saldo|pago final|el); vence;
      vence el; (a pagar|a abonar|a liquidar|por pagar|pagar|abonar|liquidar|pagadero|pendiente de
      pago|pendiente|deberá abonarse|debe abonarse|deberá pagarse|debe pagarse|deberá liquidarse|se
      abonará|abonarse|a ingresar|ingresar|a satisfacer) (antes del|antes del día|hasta el|el|como máximo el|a más
      tardar el|no más tarde del|en la agencia antes del|con fecha límite); antes del; antes del día; a más tardar
      el; no más tarde del; como máximo el; como muy tarde el; límite de pago; plazo de pago; plazo límite;
      (saldo|resto|importe pendiente|pago del resto|pago del saldo|liquidación|pago total|saldo pendiente|resto
      del pago|segundo pago|balance) (antes del|vence el|a pagar antes del|hasta el|el|con vencimiento|a más
      tardar el|debido el|en fecha); liquidar antes de; pago antes de; balance vence; fecha de vencimiento del
      pago final; pago completo antes del
    `),
    deposit_due: phrases(`
      (depósito|anticipo|señal|entrada|primer pago|pago a cuenta|enganche|seña) (antes del|hasta el|vence el|a
      pagar antes del|con vencimiento|requerido el|a más tardar el|debido el|pagadero antes del|a abonar antes
      del); fecha (límite|de vencimiento|tope) (del|de|para el|de la) (depósito|anticipo|señal|seña); segundo
      depósito; vencimiento del (depósito|anticipo); vencimiento de la señal
    `),
    checkin: phrases(`
      (check-in|checkin|check in|web check-in|web check in|facturación|registro|auto check-in|pre
      check-in|prechequeo|el check-in|embarque) (online|en línea|web|en la web) (disponible|disponible
      desde|disponible a partir del|a partir del|desde el|desde|abre el|se abre el|abierto desde el|abierto a
      partir del|apertura|); (check-in|web check-in) (disponible desde|disponible a partir del|a partir del|desde
      el|abre el|se abre el|abierto desde); apertura (del check-in|del check-in online|check-in); podrá hacer (el
      |)check-in (desde|a partir del|online desde); puedes hacer el check-in desde; registro disponible desde;
      checkin online
    `),
    line: phrases(`
      naviera; compañía naviera; compañía; compañía de cruceros; línea; línea (naviera|de cruceros|de crucero);
      naviera/compañía; proveedor; operador; mayorista; touroperador; turoperador; tour operador; organizador;
      empresa; marca; armador; compañía marítima; (su|tu) naviera; cía. naviera; prestador
    `),
    ship: phrases(`
      barco; buque; nave; navío; crucero/barco; nombre del (barco|buque|navío); (su|tu|el) (barco|buque);
      barco/buque; barco (y|/) crucero; a bordo; a bordo (de|del|de la); motonave; yate; embarcación;
      transatlántico; en el barco
    `),
    itinerary: phrases(`
      itinerario; crucero; viaje; ruta; travesía; destino; nombre (del crucero|del itinerario|del viaje|de la
      ruta); (su|tu) (crucero|viaje|itinerario|ruta); programa; producto; paquete; circuito; recorrido; itinerario
      del crucero; descripción (del crucero|del viaje); zona; navegación por; vacaciones; servicio
    `),
    start_port: phrases(`
      puerto de (salida|embarque|origen|partida|inicio|zarpe); puerto (salida|embarque|origen); puerto; ciudad de
      (salida|embarque|origen); lugar de (salida|embarque); embarque (en|puerto); salida (desde|de|puerto); sale
      de; zarpa de; terminal; terminal de embarque; terminal de cruceros; muelle; saliendo de; con salida desde;
      origen; desde
    `),
    end_port: phrases(`
      puerto de (llegada|desembarque|destino|regreso|fin|retorno); puerto (llegada|desembarque|destino); ciudad de
      (llegada|desembarque|regreso); lugar de (llegada|desembarque); desembarque (en|puerto); llegada (a|puerto);
      llega a; termina en; finaliza en; regreso a; destino final; hasta; con llegada a
    `),
    round_trip: phrases(`
      ida y vuelta; ida y vuelta (desde|desde/hasta); ida y vuelta a; ida y regreso; redondo desde; viaje redondo
      desde; viaje redondo; circular desde; salida y llegada (en|a|desde|puerto); salida y regreso (en|a|desde);
      salida/llegada; puerto de salida y llegada; puerto de embarque y desembarque; embarque y desembarque (en|);
      desde y hasta; desde/hasta
    `),
    stateroom: phrases(`
      camarote; cabina; camarotes; cabinas; (nº|n.º|n°|núm.|número|no.) (de|del|de la|)
      (camarote|cabina|suite|habitación|estancia); (camarote|cabina|suite|habitación)
      (nº|n.º|núm.|número|no.|asignado|asignada|#); (su|tu) (camarote|cabina|suite); suite; habitación;
      alojamiento a bordo; número camarote; acomodo
    `),
    category: phrases(`
      categoría; categoría (de|del|de la|) (camarote|cabina|suite|habitación|acomodación|estancia); tipo (de|de
      la|del|) (camarote|cabina|suite|habitación|acomodación|alojamiento); cat; cat.; tipo; código de categoría;
      clase; descripción (del camarote|de la cabina); camarote/categoría; categoría reservada; experiencia;
      acomodación; tipología; ocupación
    `),
    deck: phrases(`
      cubierta; cubierta (nº|número|); puente; puente nº; piso; deck; número de cubierta
    `),
    dining: phrases(`
      turno; turno (de comida|de cena|de comedor|de restaurante|cena|comida|comedor); turno de la cena; cena;
      comedor; restaurante; comidas; horario (de cena|de comida|cena); comida; primer turno; segundo turno; mesa;
      preferencia de (cena|comedor); régimen; pensión
    `),
    boarding: phrases(`
      hora de (embarque|check-in|presentación|facturación|llegada al puerto|llegada a la terminal); hora
      (embarque|presentación); horario de (embarque|check-in|presentación|llegada a la terminal); embarque de;
      embarque desde las; embarque a partir de las; cita de (embarque|llegada); ventana de embarque; llegada a la
      terminal; presentación en el puerto; presentarse a las; (su|tu) hora de (embarque|llegada); turno de
      embarque; cierre de embarque; todos a bordo; hora límite de embarque
    `),
    nights: phrases(`
      noches; nº de noches; número de noches; n.º de noches; noche; duración; días; nº de días; número de días;
      duración (del crucero|del viaje); noches a bordo
    `),
    guests: phrases(`
      nombre como (aparece|figura) en el pasaporte; nombre según pasaporte;
      pasajeros; pasajero; viajeros; viajero; huéspedes; huésped; clientes; cliente; pasajero(s); titular; titulares; titular
      (de la reserva|reserva); pasajero (principal|titular|1|2|3|4); nombre; nombres; apellidos; nombre y
      apellido; nombre y apellidos; apellidos y nombre; apellidos, nombre; apellido; nombre completo; nombre (del
      pasajero|de los pasajeros|del cliente|del huésped|del viajero|de los viajeros|pasajero|del titular);
      relación de (pasajeros|viajeros|huéspedes); lista de (pasajeros|huéspedes|viajeros); datos (de los
      pasajeros|de los viajeros|del pasajero|del viajero|de pasajeros|de los huéspedes|del cliente|del titular);
      acompañante; acompañantes; ocupantes; participantes; participante; quién viaja; quiénes viajan; personas;
      (sus|tus) acompañantes; a nombre de; a favor de; información de (pasajeros|los huéspedes|los pasajeros);
      contratante; viajan; interesado; reserva a nombre de; usuarios; sailors
    `),
    agent: phrases(`
      agencia; agencia de viajes; (su|tu) (agencia|agencia de viajes|agente|agente de viajes|asesor|asesora|asesor
      de viajes|agente de cruceros|especialista en cruceros); agente; agente de viajes; nombre (de la agencia|del
      agente); asesor; asesor de viajes; asesora; asesor/a; vendedor; agencia
      (vendedora|emisora|minorista|detallista); reservado (por|con|en|a través de); emitido por; vendido por;
      atendido por; le atiende; le atendió; gestor; gestionado por; oficina; sucursal; minorista; comercializado
      por; consultor de viajes; datos de la agencia; persona de contacto; intermediario
    `),
    phone: phrases(`
      asistencia; dudas; consultas; alguna pregunta;
      teléfono; teléfono (de contacto|de la agencia|de atención|de atención al cliente|de reservas|móvil|de
      emergencia|agencia|gratuito); teléfonos; tel; tel.; tfno; tfno.; tlf; tlf.; tf; telf; telf.; tlfno; móvil;
      celular; llame al; llámenos al; llámanos al; llame; llama al; (atención al cliente|contacto|reservas|central
      de reservas|línea de atención|línea gratuita|emergencias 24h|contáctenos|contáctanos al|whatsapp|servicio al
      cliente|servicio de atención al cliente|en el teléfono|número de contacto|centro de atención|información y
      reservas|dudas? llame al|¿dudas? llámenos)
    `),
    loyalty: phrases(`
      (nº|n.º|número|no.|núm.) (de|) (socio|fidelidad|miembro|fidelización|voyagers club|c
      club|costaclub|club|tarjeta club|pasajero frecuente|tarjeta de fidelización|latitudes|crown & anchor|viajero
      frecuente); socio; socio (nº|n.º|número|); socio club; tarjeta (de fidelidad|club|de socio|costaclub|c
      club|fidelización); miembro; miembro (nº|número|del club); programa de (fidelidad|fidelización|lealtad);
      fidelidad; fidelización; club; nº voyagers club; nivel de fidelidad; carné de socio; nº club; club de
      lealtad; huésped frecuente; número de lealtad; id de socio; pasajero frecuente; club grumete; waves club;
      categoría de socio
    `),
    currency: phrases(`
      moneda; divisa; (precios|importes|todos los precios|todos los importes|tarifas|importe|precios
      expresados|importes expresados|cantidades|valores|montos|cargos|todos los montos|todas las cantidades) en;
      precios expresados en; moneda de (la reserva|la factura|pago); moneda reserva; expresado en
    `),
    fare: phrases(`
      tarifa; tarifas; tarifa (del|de|) crucero; tarifa (base|bruta|adulto|niño|aérea no incluida|de crucero
      por|de crucero|crucero adulto|crucero niño|crucero adultos|crucero niños|pasajero|crucero 1|pvp|huésped|del
      viaje|de viaje|regular|camarote); precio; precio (del|de|) crucero; precio (base|bruto|del viaje|del
      camarote|tarifa|adulto|adultos|niño|niños|catálogo|folleto|de la cabina|camarote|venta al público|de la
      travesía|de venta); precios; importe (del |)crucero; coste (del |)crucero; costo (del |)crucero; crucero;
      valor del crucero; pasaje; pasajes; pasaje marítimo; paquete crucero; cuota crucero; tarifa completa;
      crucero adulto; crucero adultos; crucero niño; crucero niños; crucero pasajeros; pvp; tarifa todo incluido;
      cargo por crucero; cargos del crucero
    `),
    discount: phrases(`
      descuento; descuentos; dto; dto.; dcto; dscto; descuento (aplicado|especial|promocional|venta
      anticipada|reserva anticipada|por reserva anticipada|socio|club|fidelidad|voyagers
      club|grupo|niños|residente|familia|familia numerosa|agencia|compra anticipada|por pronto pago|por
      fidelidad|socios|senior|tercera persona|2x1|naviera); oferta; oferta (especial|venta
      anticipada|2x1|aplicada|promocional); ofertas; promoción; promociones; promo; ahorro; ahorros; su ahorro; tu
      ahorro; rebaja; bonificación; venta anticipada; reserva anticipada; bono descuento; vale; vale descuento;
      cupón descuento; menos; reducción; ventaja; beneficio; bono; rappel; cortesía; abono por promoción; dto.
      (socio|club|residente|venta anticipada)
    `),
    taxes: phrases(`
      tasas; tasas (portuarias|de embarque|de puerto|e impuestos|y tasas|e impuestos portuarios|aéreas|de
      aeropuerto|y cargos portuarios|portuarias y de embarque|portuarias e impuestos|y cargos|gubernamentales|y
      suplementos|y gastos portuarios|incluidas|y propinas no); tasa (portuaria|de embarque|de puerto); impuestos;
      impuesto; impuestos (y tasas|portuarios|y cargos|gubernamentales|y tasas portuarias|y gastos portuarios|de
      puerto|y tarifas|y cargos portuarios|, tasas y gastos portuarios); impuestos, (tasas y cargos
      portuarios|tarifas y gastos portuarios|tasas y gastos portuarios|cargos y gastos portuarios|tasas
      portuarias|tasas|cargos); cargos (portuarios|de puerto|gubernamentales|no comisionables); gastos portuarios;
      derechos (portuarios|de puerto|de embarque); iva; i.v.a.; itbms; tasas y (gastos|impuestos); tarifas
      gubernamentales; cargos e impuestos; recargo combustible; suplemento combustible; tasas/impuestos;
      impuestos/tasas; tasas puerto; tasas de seguridad; ets
    `),
    total: phrases(`
      total; total (reserva|de la reserva|a pagar|general|factura|viaje|del viaje|crucero a
      pagar|importe|precio|del crucero|euros|eur|€|usd|expediente|presupuesto|contrato|iva incluido|de su
      reserva|impuestos incluidos|cargos|de cargos|neto a pagar|reservación|de la reservación|bruto|para todos los
      pasajeros|por todos los pasajeros|pvp|a abonar|vacaciones|de la factura|servicios); precio
      (total|final|total del viaje|total de la reserva|total del crucero|final del viaje|final del crucero|total a
      pagar|total con impuestos|total pvp|completo); importe (total|total del viaje|total de la reserva|total
      factura|final|total a pagar|a pagar|bruto|total con iva); coste total; costo total; monto total; valor
      total; suma total; gran total; total general; pvp total; pvp final; total pvp; a pagar; cantidad total;
      tarifa total; cargo total; total del expediente
    `),
    subtotal: phrases(`
      subtotal; sub-total; sub total; suma; base imponible; total (por persona|por
      pasajero|neto|descuentos|tasas|extras|suplementos|por adulto|parcial|impuestos|cargos por persona|por
      huésped|tasas portuarias|comisión); precio (por persona|por pasajero|unitario|neto|por huésped|p/p|ud.|con
      descuento); por persona; por pasajero; por huésped; p/p; p.p.; importe (neto|por persona|parcial); comisión;
      comisión agencia; comisiones; tarifa neta; neto; neto agencia; p. unitario; p.u.; total descuento; crucero
      con descuento
    `),
    deposit: phrases(`
      depósito; depósito (pagado|recibido|requerido|inicial|abonado|realizado|no reembolsable|de reserva|para la
      reserva); anticipo; anticipos; anticipo (pagado|recibido|abonado|entregado|requerido|a cuenta); señal; señal
      (pagada|abonada|recibida|entregada|de reserva); a cuenta; entrega a cuenta; entregas a cuenta; pago a
      cuenta; pagos a cuenta; seña; enganche; primer pago; importe (del depósito|de la señal|del anticipo);
      reserva de plaza; pago inicial; entrada a cuenta; abono a cuenta; prepago; depósito (20%|25%|50%)
    `),
    balance: phrases(`
      pendiente; pendiente (de pago|de abonar|de cobro|de liquidar|a pagar|de pago a la agencia); importe
      pendiente; importe pendiente (de pago|de abonar); saldo; saldo (pendiente|a pagar|por
      pagar|deudor|restante|final|adeudado|a abonar|de la reserva|actual|insoluto); resto; resto (pendiente|a
      pagar|del pago|por pagar|del viaje); restante; queda por pagar; queda pendiente; queda por abonar; quedan
      por pagar; quedan pendientes; falta por pagar; faltan por pagar; por pagar; por abonar; a liquidar; a
      abonar; monto (pendiente|restante|adeudado); total (pendiente|pendiente de pago|por pagar|adeudado);
      cantidad pendiente; balance; balance (pendiente|a pagar|adeudado|restante); pago final; pago restante;
      último pago; liquidación; importe (restante|a liquidar|adeudado); adeudado; deuda pendiente; pdte; pdte.;
      pte; pte. pago; pdte. pago
    `),
    paid: phrases(`
      depósito (bancario|en cuenta|en efectivo); 
      pagado; pagada; pagado (el|hasta la fecha|hasta hoy|con|a cuenta|en fecha); pagos; pago; pago
      (recibido|realizado|efectuado|con tarjeta|en efectivo|parcial|por transferencia|el|con visa|recibido
      el|realizado el|efectuado el|mediante transferencia); pagos (recibidos|realizados|efectuados|anteriores|a la
      fecha|hasta la fecha); abonado; abonado (el|hasta la fecha|con tarjeta); abonos; abono; cobrado; cobros;
      cobro; entregado; entregas; importe (pagado|abonado|recibido|cobrado|entregado); total
      (pagado|abonado|cobrado|pagos|recibido|entregado); ya (pagado|abonado); recibido; recibido el; recibimos;
      hemos recibido; transferencia; transferencia bancaria; tarjeta; tarjeta (de crédito|de
      débito|visa|bancaria); efectivo; visa; mastercard; american express; amex; bizum; paypal; ingreso;
      ingresado; ingreso el; cantidad (abonada|pagada); cuota pagada; plazo pagado; monto (pagado|recibido); pagos
      y abonos; gracias por su pago; primer plazo; segundo plazo
    `),
    credit: phrases(`
      crédito a bordo; crédito (a bordo|abordo|de a bordo|onboard|para gastar a bordo|en el barco); obc; dinero a
      bordo; saldo a bordo; bono a bordo; crédito en (el|su) barco; gasto a bordo incluido; crédito de cortesía
    `),
    addon: phrases(`
      propinas; propinas (prepagadas|incluidas|anticipadas|pre-pagadas); cuota de servicio; cuota de servicio
      (hotelero|a bordo); cuotas de servicio; cargo por servicio; cargos por servicio; gastos de gestión; gastos
      de reserva; gastos de agencia; cargo de gestión; fee de agencia; tasa de gestión; seguro; seguros; seguro
      (de viaje|de viajes|de cancelación|de anulación|multiasistencia|opcional|todo
      riesgo|plus|premium|asistencia|de asistencia); asistencia en viaje; asistencia al viajero; protección de
      (viaje|vacaciones); paquete de (bebidas|internet|excursiones|spa|restaurantes|wifi|wi-fi); paquete
      (bebidas|todo incluido|internet|easy|premium); bebidas; wifi; wi-fi; internet; traslado; traslados; traslado
      (aeropuerto|hotel|in/out); transfer; transfers; excursión; excursiones; excursiones en tierra; vuelo;
      vuelos; vuelo (ida y vuelta|ida); vuelos (ida y vuelta|incluidos); aéreo; aéreos; billetes de avión; billete
      aéreo; tren; autobús; autocar; hotel; noche de hotel; noche extra; alojamiento; parking; aparcamiento;
      suplemento; suplemento (individual|single|aéreo|vuelo|cabina); suplementos; spa; restaurante de
      especialidades; cena especial; visado; visados; maletas; equipaje; extras; servicios adicionales; donativo;
      regalo; suplemento exterior
    `),
    flight: phrases(`
      vuelo; vuelos; (nº|n.º|número) de vuelo; vuelo (nº|de ida|de vuelta|de regreso|ida|vuelta); (su|sus|tus)
      vuelos; compañía aérea; aerolínea; línea aérea; datos (de los vuelos|del vuelo|de vuelo|de vuelos);
      información de vuelos; itinerario aéreo; aéreos; transporte aéreo; ida; vuelta; trayecto; detalle de vuelos
    `),
    hotel: phrases(`
      hotel; hoteles; nombre del hotel; (su|tu) hotel; alojamiento; alojamientos; estancia en hotel; noche de
      hotel; noches de hotel; hotel (previo|pre crucero|pre-crucero|post crucero|post-crucero|antes del
      crucero|después del crucero); alojamiento (previo|en hotel); pre crucero; post crucero; noche (previa|pre
      crucero|post crucero|extra); estancia (previa|posterior); hospedaje
    `),
    seat: phrases(`
      asiento; asientos; nº de asiento; número de asiento; plaza; butaca
    `),
    record_locator: phrases(`
      localizador (aéreo|del vuelo|de vuelo|vuelo|vuelos|aerolínea|de la aerolínea|compañía aérea|de la compañía
      aérea|amadeus|hotel|del hotel|tren|renfe); pnr; código (de reserva aéreo|pnr|de la aerolínea|de reserva del
      vuelo); record locator; (referencia|reserva|confirmación|nº de reserva|número de reserva|número de
      confirmación) (aérea|de la aerolínea|del vuelo|del hotel|hotel|vuelo|de hotel); clave de reservación aérea;
      código amadeus; resiber
    `),
    address: phrases(`
      dirección; domicilio; dirección del hotel; calle; localidad; ubicación
    `),
    arrival: phrases(`
      llegada; lleg; lleg.; hora (de |)llegada; arribo; hora de arribo; entrada; atraque; hora de atraque; desde
      las; llega; eta; arribada; aterrizaje
    `),
    departure: phrases(`
      salida; sal; sal.; hora (de |)salida; zarpe; hora de zarpe; partida; hasta las; sale; zarpa; desatraque;
      todos a bordo; etd; despegue
    `),
    other_text: phrases(`
      notas; nota; observaciones; comentarios; peticiones especiales; solicitudes especiales; camas; tipo de cama;
      disposición de camas; configuración de camas; correo; correo electrónico; e-mail; email; web; página web;
      sitio web; estado; estado de la reserva; estatus; situación; país; ciudad; provincia; nacionalidad; sexo;
      género; edad; descripción; concepto; detalle; cantidad; unidades; importe; día; hora; fecha y hora; contacto
      de emergencia; en caso de emergencia; idioma; idioma a bordo; forma de pago; forma; formas de pago; método
      de pago; medio de pago; tipo de tarifa; nombre de la tarifa; código de tarifa; nivel; tratamiento; incluye;
      incluido; no incluye; servicios; servicios incluidos; estimado; estimada; estimado/a; estimado cliente;
      querido; querida; hola; atentamente; asunto; adultos; niños; nº de pasajeros; número de pasajeros;
      formalidades; documentación; puerta
    `),
  },
  sea_day: phrases(`
    navegación; en navegación; día de navegación; día en navegación; navegando; navegando por; en el mar; día en
    el mar; un día en el mar; alta mar; en alta mar; día en alta mar; en mar; mar; crucero por; cruzando; cruce
    (del|de la|de); cruce de la línea internacional; línea internacional de cambio de fecha; día a bordo; día de
    mar; día de crucero; travesía; travesía (del|por); navegación (por|panorámica|escénica); paso por; recorrido
    panorámico; tránsito (por|del|canal); at sea; a bordo; día libre en el mar; día de relax
  `),
  overnight: phrases(`
    noche a bordo en puerto; noche en puerto; noche en el puerto; pernocta; pernocte; pernoctación; overnight; el
    barco pernocta; noche a bordo; permanece en puerto; noche en
  `),
  arrive: phrases(`
    llegada; lleg; lleg.; llega; llega a las; arribo; entrada; desde las; de; desde; atraque; eta; hora de
    llegada; arrive; hora llegada
  `),
  depart: phrases(`
    salida; sal; sal.; sale; sale a las; zarpa; zarpa a las; zarpe; partida; hasta las; a; hasta; todos a bordo;
    etd; hora de salida; depart; hora salida
  `),
  noon: phrases(`
    mediodía; 12 del mediodía; al mediodía; 12 mediodía; medio día
  `),
  midnight: phrases(`
    medianoche; media noche; a medianoche; 12 medianoche
  `),
  titles: phrases(`
    sr; sr.; sra; sra.; srta; srta.; srita; srita.; d; d.; dª; d.ª; d.a; da.; dña; dña.; doña; don; señor; señora; señorita; niño; niña;
    bebé; dr; dr.; dra; dra.; sres; sres.; lic; lic.; ing; ing.; prof; mr; mrs; ms; miss; mstr; chd; inf; adt;
    menor
  `),
  and: phrases(`
    y; e; &
  `),
  person_kinds: phrases(`
    adulto; adulta; adultos; niño; niña; niños; menor; bebé; infante; junior; sénior; senior; jubilado; pasajero;
    pasajero (1|2|3|4); titular; edad; años; año; huésped; huésped (1|2|3|4); viajero; nacido; nacida; nac; nac.;
    hombre; mujer; masculino; femenino; dni; español; española; mexicano; mexicana; 1er pasajero; 2º pasajero; 3er
    pasajero
  `),
  from: phrases(`
    desde; del; de; desde el; saliendo de; a partir del
  `),
  to: phrases(`
    a; al; hasta; hasta el; -; –; —; →; y regreso a; hacia; y vuelta a
  `),
  asked: phrases(`
    a pagar; pendiente; por pagar; vence; vencimiento; requerido; requerida; antes del; a abonar; deberá abonarse;
    debe abonarse; a más tardar; hasta el; fecha límite; fecha tope; solicitado; debido; queda por pagar;
    exigible; a liquidar; a satisfacer; no pagado; próximo; programado
  `),
  received: phrases(`
    pagado; pagada; pagados; abonado; abonada; recibido; recibida; recibidos; cobrado; cobrada; entregado;
    entregada; realizado; realizada; efectuado; efectuada; satisfecho; ingresado; gracias; cargado; a cuenta;
    pago; menos; confirmado; liquidado
  `),
  paid_in_full: phrases(`
    pagado en su totalidad; totalmente pagado; totalmente pagada; pagado íntegramente; pagado por completo; pagado
    totalmente; reserva pagada; nada pendiente; sin saldo pendiente; no queda nada pendiente; saldo cero;
    liquidado; liquidada; saldo liquidado; pago completo realizado; pagado al 100%; abonado en su totalidad;
    totalmente liquidado
  `),
  day: phrases(`
    día; jornada; d; días; jornadas
  `),
  aside: phrases(`
    gastos de (anulación|cancelación|cancelacion); condiciones (de anulación|de
    cancelación|generales|particulares|de la tarifa|del contrato|de reserva|de venta|de pago|y términos); política
    de (cancelación|cancelaciones|anulación|privacidad|reembolso|reembolsos); penalización; penalizaciones;
    penalizaciones por (cancelación|anulación); penalidades; penalidad; cargos por cancelación; anulación;
    anulaciones; cancelación; cancelaciones; en caso de (anulación|cancelación|desistimiento); si
    (cancela|anula|usted cancela|cancelas); desistimiento; términos y condiciones; información
    (importante|normalizada|legal); aviso (legal|importante); protección de datos; también (te|le) puede
    (interesar|gustar); te puede interesar; le puede interesar; otros (cruceros|viajes|itinerarios|productos);
    otra (salida|fecha) disponible; otras (salidas|ofertas|fechas); otra salida; más (cruceros|ofertas); ofertas
    especiales; nuestras ofertas; recomendado para (ti|usted); recomendados; (tu|su) próximo
    (crucero|viaje|aventura); próximos cruceros; cruceros (anteriores|pasados|realizados); viajes anteriores;
    historial (de cruceros|de viajes); sabía que; sabías que; no se pierda; no te pierdas; condiciones de viaje
    combinado; cesión de la reserva; modificaciones; alternativa; opcional no contratado; aún no reservado
  `),
  quote: phrases(`
    presupuesto; cotización; cotizacion; propuesta; propuesta de viaje; estimación; proforma no confirmada; no es
    una (reserva|confirmación); sin compromiso; esto no es una (reserva|confirmación); no constituye (una
    reserva|reserva|confirmación); reserva provisional; pre-reserva; prereserva; reserva en opción; en opción;
    pendiente de confirmación; no confirmada; solicitud de reserva; presupuesto sin compromiso; simulación; lista
    de espera; estimado de viaje
  `),
  cancelled: phrases(`
    cancelado; cancelada; anulado; anulada; reserva (anulada|cancelada); ha sido (anulada|cancelada|cancelado);
    confirmación de (anulación|cancelación); factura de (anulación|cancelación); factura rectificativa;
    comprobante de (cancelación|anulación); su reserva ha sido cancelada; reservación cancelada; aviso de
    cancelación; cancelación confirmada; estado: cancelada
  `),
  brochure: phrases(`
    precio desde; precios desde; por persona desde; tarifas desde; desde p.p.; desde solo; reserva ya; reserve ya;
    reserva ahora; reserve ahora; resérvalo; folleto; catálogo; darse de baja; cancelar suscripción; newsletter;
    boletín; ofertas de cruceros; consulta; consúltanos; plazas limitadas; últimas plazas; llama y reserva;
    desde/pers
  `),
  titles_of_documents: phrases(`
    confirmación de (reserva|la reserva|reservación|crucero|viaje|su reserva|tu reserva); confirmación;
    confirmación y factura; factura; factura proforma; proforma; resumen; resumen (de la reserva|de reserva|del
    viaje|de su reserva|de tu reserva); detalle de (la reserva|reserva); contrato; contrato (de viaje|de viaje
    combinado|de viajes combinados); bono; bono de (crucero|viaje|servicios); voucher; billete; billete
    electrónico; billete de crucero; boleto; boleto electrónico; e-ticket; eticket; tarjeta de embarque; pase de
    abordar; documentación (de viaje|del crucero|de crucero); documentos de viaje; itinerario; itinerario de
    viaje; estado de cuenta; recibo; justificante; justificante de (pago|reserva); comprobante; comprobante de
    (reserva|pago); reserva; reserva confirmada; su reserva; tu reserva; su crucero; tu crucero; bienvenido a
    bordo; bienvenidos; bienvenidos a bordo; gracias; gracias por su reserva; gracias por tu reserva; página;
    copia; copia cliente; original; hoja de ruta; desglose; desglose de precios; mensaje reenviado; estimado;
    estimada; hola; datos de la reserva; datos del viaje; check-in
  `),
  months: [
    'enero; ene',
    'febrero; feb',
    'marzo; mar',
    'abril; abr',
    'mayo; may',
    'junio; jun',
    'julio; jul',
    'agosto; ago',
    'septiembre; sep; sept',
    'octubre; oct',
    'noviembre; nov',
    'diciembre; dic',
  ].map((names) => phrases(names)),
  weekdays: [
    'lunes; lun',
    'martes; mar',
    'miércoles; mié',
    'jueves; jue',
    'viernes; vie',
    'sábado; sáb',
    'domingo; dom',
  ].map((names) => phrases(names)),
  hints: {
    // what a document is
    cancellation_terms: phrases('días antes'),
    conditional: phrases('si; se; gratis; días; seguro; condiciones; gastos'),
    other_service: phrases('aparcamiento; poliza; certificado de seguro'),
    // days and times
    nights: phrases('noches'),
    night: phrases('noche'),
    days_of_name: phrases('días; dias'),
    joins_days: phrases('y; al; a'),
    dated: phrases('del; de'),
    by_then: phrases('hasta el; antes del; antes de; a más tardar el'),
    day_of_letter: phrases('a; el'),
    opens: phrases('desde; abre; abierto; disponib+; a partir de'),
    to_day: phrases('a; al'),
    of_other_number: phrases('dia'),
    noon_time: phrases('mediodía'),
    midnight_time: phrases('medianoche'),
    only_date: phrases('fecha'),
    // numbers of bookings
    number_word: phrases('núm(.|); número; numero'),
    number_of: phrases('de; del'),
    says_number: phrases('cod; cód; localiz'),
    number_or_code: phrases('numero; número; código'),
    small_before_number: phrases('con; el; de'),
    // names of companies, cabins, cruises and ports
    with_whom: phrases('de la; de; con'),
    needs_another: phrases('de; la; y; con; del; los'),
    and: phrases('y'),
    agency_word: phrases('viajes; agencia; turismo; cruceros'),
    phone: phrases('teléfono; telefono'),
    charge: phrases('gastos'),
    said_of_agency: phrases('su; tu; para; en; especial*; expert*'),
    adviser: phrases('asesor; agente; atendid; gestor; vendedor; consultor'),
    mail_from: phrases('de'),
    of_company: phrases('viajes; turismo'),
    small_of_agency: phrases('de; y'),
    forwarded: phrases('reenviado'),
    emergency: phrases('emergenc'),
    guaranteed: phrases('garantía; garantia; por asignar; a designar'),
    cabin_kind: phrases('balcon; balcón; terraza; interior; exterior; cabina; camarote'),
    category: phrases('categoría; categoria'),
    deck: phrases('cubierta'),
    cruise: phrases('crucero'),
    aboard: phrases('a bordo (de|del) (la|); con'),
    day_behind_name: phrases('del; el; de'),
    name_goes_on: phrases('y; e; con; desde; de; del; la; el; los; las; a'),
    region: phrases('golfo; islas; mediterr(á|a|â)+; caribe; b(á|a)ltico; egeo; canar+; noruega'),
    port_word: phrases('puerto'),
    on_weekday: phrases('el'),
    in_port: phrases('de; a; en'),
    day_behind_port: phrases('el'),
    port_of: phrases('puerto (de|)'),
    // money
    price_from: phrases('desde'),
    currency_usd: phrases('dólares (estadounidenses|americanos|de ee(.|)( |)uu)*'),
    currency_cad: phrases('dólares canadienses*'),
    currency_aud: phrases('dólares australianos*'),
    currency_gbp: phrases('libras esterlinas*'),
    currency_brl: phrases('reales brasileños*'),
    currency_mxn: phrases('peso(s|) mexicano*; moneda nacional*; m.n.*'),
    currency_ars: phrases('peso(s|) argentino*'),
    currency_chf: phrases('francos suizos*'),
    exchange_rate: phrases('tipo de cambio; cambio de referencia; a bordo'),
    short_with_stop: phrases('incluid; imp; tas'),
    between_labels: phrases('de; del; la; las; los'),
    after: phrases('después; menos'),
    including: phrases('incluid; incluye'),
    for: phrases('para; por'),
    this_or_your: phrases('este; esta'),
    the: phrases('el'),
    with: phrases('con'),
    not_yet: phrases('si; hasta; debe; cuando; una vez'),
    by_day: phrases('antes; a más tardar'),
    per_person: phrases('por (persona|pasajero|huesped|adulto)'),
    means: phrases('transferencia; tarjeta'),
    price: phrases('precio'),
    of_card: phrases('tarjeta; terminada en; terminación'),
    times: phrases('de; a'),
    up_to: phrases('hasta'),
    // people
    guest: phrases('pasajero; huésped; viajero; niño; adult'),
    member_card: phrases('tarjeta; socio'),
    number_of_card: phrases('número; numero'),
    family_name: phrases('apellido(s|)'),
    given_name: phrases('nombre(s|)'),
    greeting: phrases('estimad; querid; apreciad; hola'),
    born: phrases('nacid(o|a) (el|)'),
    family: phrases('familia'),
    of_things: phrases('condiciones; servicio(s|); seguro(s|)'),
    name_particle: phrases('de; del; la; el; y'),
    // itineraries
    disembarks: phrases('desembar'),
    embarks: phrases('embarque'),
    no_call: phrases('traslado'),
    call: phrases('escala; puerto; (des|)embarque'),
    service: phrases('excursión; excursion; (excursión|excursion)es; seguro'),
    port_mark: phrases('embarque; desembarque'),
    port_mark_in: phrases('a; en'),
    how_moored: phrases('fondeo; fondeado; rada'),
    aside_of_call: phrases('(des|)(embarc|embarq|embark)'),
    part_of_day: phrases('mañana; tarde; noche'),
    for_whom: phrases('para'),
    to_time: phrases('a'),
    leaving: phrases('desembar'),
    boarding: phrases('embarc; embarq'),
    from_time: phrases('desde (las|)'),
    not_boarding: phrases('desembar'),
    // flights and hotels
    stay_details: phrases('habitación; habitacion'),
    stop: phrases('aeropuerto'),
    to_stop: phrases('a; al'),
    before_airport: phrases('de; a; desde; para; hasta; hacia; salida; llegada'),
    to_airport: phrases('para; hasta'),
    to_airport_short: phrases('a'),
    record_locator: phrases('localizador (aéreo|aereo|); (código|codigo) (de reserva|localizador)'),
    of_flight: phrases('vuelo'),
    no_address: phrases('entrada; salida; llegada'),
    before_day_of_stay: phrases('del; desde; de'),
    street_before_name: phrases('calle; avenida; av'),
    address_label: phrases('dirección; direccion'),
    hotel_kind: phrases('hostal; parador'),
    afterwards: phrases('después; despues'),
    when_of_hotel: phrases('antes; después; despues'),
    stay_day: phrases('entrada; salida; llegada; del; desde'),
    before_or_after: phrases('pos'),
    what_of_stay: phrases('crucero'),
    extension: phrases('(extensión|extension)(s|)'),
    hotel_confirmation: phrases('confirmación; localizador; reserva'),
    accommodation: phrases('alojamiento'),
    day_behind_hotel: phrases('del; de; el'),
    your: phrases('su'),
    hotel_and: phrases('hotel(s|) y'),
    flight: phrases('vuelo'),
    detail_of_flight: phrases('asiento; localizador'),
    next_day: phrases('día siguiente'),
    seat: phrases('asiento; plaza'),
  },
};
