import { phrases } from './phrases.ts';
import type { Words } from './shape.ts';

export const pt: Words = {
  labels: {
    booking_number: phrases(`
      (número|nº|n.º|n°|núm.|no.|cód.|código|referência|ref.|ref|localizador|id) (da |de |do
      |)(reserva|confirmação|booking); reserva (nº|n.º|n°|número|no.|#); reserva; a sua reserva; sua reserva;
      localizador; localizador da reserva; referência; nº da reserva; (número|nº) do cruzeiro reservado; código de
      confirmação; confirmação nº; número de localização; booking
    `),
    line_number: phrases(`
      (reserva|localizador|número da reserva|nº da reserva|referência|código|confirmação|n.º de reserva|número de
      reserva) (da companhia|companhia|da armadora|armadora|armador|do armador|operadora|da
      operadora|fornecedor|do fornecedor|na companhia|cia|da cia|cia marítima|da cia. marítima|companhia
      marítima); localizador (cia|companhia|fornecedor|armadora)
    `),
    agency_number: phrases(`
      pedido da agência; pedidoda agência;
      protocolo; protocolo (da agência|agência|nº); processo; processo (nº|n.º|agência|da agência|interno);
      (número|nº|n.º|referência|ref.|código|localizador) (da |do |de
      |)(processo|fatura|factura|contrato|pedido|orçamento|documento|voucher|file|dossier|venda|recibo da
      agência|agência interno|nota fiscal); fatura; fatura (nº|n.º|número|proforma|recibo); factura;
      fatura-recibo; nossa referência; n/ref; v/ref; file; dossier; pedido; pedido nº; contrato nº; venda nº;
      expediente; referência agência; reserva agência
    `),
    other_number: phrases(`
      (número|nº|n.º|código|cód.|id) (do |da |de
      |)(cliente|grupo|agência|agente|passaporte|apólice|cruzeiro|viagem|itinerário|cartão|autorização|iata|conta|boleto|embarque
      internacional|ponto de encontro|promoção|promocional); grupo; nome do grupo; cliente nº; cnpj; cpf; rg; nif;
      contribuinte; n.º contribuinte; nipc; inscrição estadual; inscrição municipal; cadastur; rnavt; iban; iata;
      nib; agência e conta; banco; passaporte; página; pág; apólice; cartão final; cartão terminado em; final do
      cartão; nosso número; código de barras; linha digitável; cep; código postal; capital social; alvará;
      autorização; nsu
    `),
    booking_date: phrases(`
      feita (a|em|no dia); realizada (a|em); efetuada (a|em); reserva feita (a|em);
      data (da|de|da sua|do)
      (reserva|compra|venda|contratação|contrato|criação|abertura|marcação|inscrição|pedido|booking|criação da
      reserva|confirmação da reserva); data reserva; reservado (em|a|no dia); reservada (em|a); reservado; reserva
      (efetuada|efectuada|feita|criada|realizada|confirmada) (em|a|no dia); reserva de; reserva do dia; comprado
      em; compra realizada em; data da venda; adquirido em; contratado em; marcada em; criado em; criada em
    `),
    other_date: phrases(`
      data; data (de|da|do) (emissão|fatura|factura|impressão|nascimento|validade|vencimento da
      opção|opção|documento|orçamento|cancelamento|envio|expiração|expedição|alteração|proposta|modificação); data
      de nasc; dt. nasc; dt nascimento; nascimento; nasc; nasc.; nascido em; nascida em; nascido; nascida; emitido
      (em|a|por em); emitida (em|a); emissão; impresso (em|a); impressão; gerado em; enviado em; válido até;
      válida até; validade; validade (do passaporte|da proposta|da oferta|até); expira em; opção (até|válida
      até|expira em); cancelamento; cancelamento (até|gratuito até); cancelável até; atualizado em; actualizado
      em; última atualização; aniversário; vence passaporte
    `),
    start: phrases(`
      data (de|do|da) (embarque|partida|saída|início|início do cruzeiro|início da viagem|ida); embarque; embarque
      (em|a|no dia|dia|no porto de|no terminal); saída; saída (em|a|de|no dia|do porto de); partida; partida
      (em|a|de|no dia); início; início (do cruzeiro|da viagem|em|da estadia); começa em; parte de; parte a; sai
      de; zarpa; zarpa de; desde; a partir de; inicia em; largada; embarca em
    `),
    end: phrases(`
      data (de|do|da) (desembarque|chegada|regresso|retorno|fim|término|volta|fim do cruzeiro|fim da viagem);
      desembarque; desembarque (em|a|no dia|dia|no porto de); chegada; chegada (em|a|no dia); regresso; regresso
      (a|em); retorno; retorno (em|a); término; término (em|do cruzeiro|da viagem); fim; fim (do cruzeiro|da
      viagem); termina em; termina a; volta; até; ao; até ao dia; desembarca em; encerramento
    `),
    period: phrases(`
      datas; data (do cruzeiro|da viagem|cruzeiro|de viagem); datas (do cruzeiro|da viagem|de viagem); período;
      período (da viagem|do cruzeiro|de viagem|da estadia); duração; embarque/desembarque; embarque e desembarque;
      saída/chegada; saída e chegada; partida/chegada; partida e regresso; partida/regresso; ida e volta data
    `),
    final_payment: phrases(`
      a quitação deve ocorrer (até|em); quitação (deve ocorrer|até|em); quitar até;
      (saldo|saldo a pagar|saldo devedor|pagamento final|pagamento do saldo|restante|valor restante|valor em
      aberto|quitação|liquidação|remanescente|pagamento total|saldo final|resto|último pagamento|pagamento
      integral|montante em dívida|valor em dívida|saldo em aberto|valor pendente|pendente) (até|até ao dia|até o
      dia|até dia|vence em|com vencimento em|a pagar até|a liquidar até|em|vencimento|vencimento em|devido
      até|devido em|a quitar até|deve ser pago até|deverá ser pago até|deverá ser liquidado até|deve ser liquidado
      até|para|a regularizar até|deve ser efetuado até|impreterivelmente até); (a pagar|a quitar|quitar|a
      liquidar|liquidar|pagar|a regularizar|pagável|deve ser pago|deverá ser pago|a vencer) (até|até ao dia|até o
      dia|até dia|em); data (limite|limite de pagamento|limite para pagamento|limite do pagamento final|limite
      para quitação|do pagamento final|de pagamento final|de vencimento|do vencimento|do saldo|limite do saldo|de
      quitação|máxima para pagamento|de liquidação|limite de liquidação|limite de pagamento final|de pagamento);
      pagamento (até|até ao dia|até o dia|deve ser efetuado até|devido até); vencimento; vencimento (do
      saldo|final|do pagamento final|em|pagamento final); vence; vence em; prazo (de pagamento|limite|de
      quitação|final|de liquidação|limite de pagamento|para pagamento|de pagamento final); pagamento final;
      quitação; o mais tardar até; impreterivelmente até; última parcela em
    `),
    deposit_due: phrases(`
      (depósito|sinal|entrada|adiantamento|caução|primeira parcela) (até|até ao dia|até o dia|vence em|com
      vencimento em|a pagar até|devido até|a liquidar até|vencimento|para); data limite (do|da|de)
      (depósito|sinal|entrada); segundo depósito; vencimento (da entrada|do sinal|do depósito)
    `),
    checkin: phrases(`
      (check-in|check in|checkin|web check-in|web check in|registo|registro|o check-in|pré check-in)
      (online|on-line|on line|web|) (a partir de|disponível a partir de|disponível em|abre em|abre a|aberto a
      partir de|disponível desde|desde|liberado em|liberado a partir de|inicia em|abertura em|será aberto
      em|estará disponível a partir de|disponível); (check-in|check in|registo) (online|on-line); web check-in;
      abertura do (check-in|web check-in|check-in online); faça (o|seu) check-in (online |)a partir de
    `),
    line: phrases(`
      companhia; companhia (de cruzeiros|de cruzeiro|marítima|armadora|de navegação|cruzeiro); cia; cia.; cia
      marítima; cia. marítima; cia de cruzeiro; armadora; armador; operadora; operador; fornecedor; empresa;
      linha; linha de cruzeiros; companhia/navio; operador turístico; marca; transportadora marítima; prestador;
      organizador; a sua companhia
    `),
    ship: phrases(`
      navio; barco; nome do navio; navio de cruzeiro; o seu navio; seu navio; a bordo; a bordo (do|da|de);
      embarcação; iate; paquete; navio/cruzeiro; transatlântico; nome do barco; veleiro
    `),
    itinerary: phrases(`
      roteiro; itinerário; cruzeiro; viagem; rota; destino; nome do (cruzeiro|roteiro|itinerário); nome da viagem;
      o seu cruzeiro; seu cruzeiro; sua viagem; a sua viagem; programa; pacote; produto; percurso; descrição do
      (cruzeiro|roteiro); expedição; travessia; circuito; título; férias; cruzeiro marítimo
    `),
    start_port: phrases(`
      porto de (embarque|partida|saída|origem|início); porto (embarque|saída|partida); porto; cidade de
      (embarque|partida|saída); local de (embarque|partida); embarque (em|porto); saída (de|porto); partida
      (de|porto); parte de; terminal; terminal (de cruzeiros|de embarque|marítimo|de passageiros); cais; saindo
      de; com saída de; origem
    `),
    end_port: phrases(`
      porto de (desembarque|chegada|destino|regresso|término|retorno); porto (desembarque|chegada); cidade de
      (desembarque|chegada); local de (desembarque|chegada); desembarque (em|porto); chegada (a|em|porto); termina
      em; regresso a; retorno a; com chegada a
    `),
    round_trip: phrases(`
      ida e volta; ida e volta (de|a partir de|desde|saindo de); ida e regresso; embarque e desembarque; embarque
      e desembarque (em|no porto de|em:); embarque/desembarque; partida e chegada; partida e regresso; saída e
      chegada (em|a); saída/chegada; porto de embarque e desembarque; circular a partir de
    `),
    stateroom: phrases(`
      cabine; cabina; cabines; camarote; camarotes; (número|nº|n.º|n°|no.) (da |do |de
      |)(cabine|cabina|camarote|suíte|suite|quarto|acomodação); (cabine|cabina|camarote|suíte|suite)
      (nº|n.º|número|no.|atribuída|atribuído|designada|n°|#); suíte; suite; quarto; alojamento a bordo; a sua
      cabine; sua cabine; o seu camarote; seu camarote; nº cabine; nº camarote
    `),
    category: phrases(`
      categoria; categoria (da |do |de |)(cabine|cabina|camarote|suíte|acomodação|reservada|quarto); tipo (de |da
      |do |)(cabine|camarote|suíte|acomodação|quarto|cabina); cat; cat.; tipo; tipologia; classe; código da
      categoria; descrição da cabine; experiência; ocupação; acomodação; cabine/categoria
    `),
    deck: phrases(`
      deck; convés; deck nº; convés nº; ponte; piso; andar; nº do deck; número do deck
    `),
    dining: phrases(`
      turno; turno (de jantar|do jantar|de refeições|de refeição|jantar|das refeições); jantar; horário (do|de)
      jantar; restaurante; refeições; refeição; primeiro turno; segundo turno; mesa; preferência de jantar;
      regime; pensão
    `),
    boarding: phrases(`
      (horário|hora|janela|faixa horária) (de |do |para |)(embarque|check-in|apresentação|chegada ao
      terminal|chegada ao porto); horário do embarque; embarque (das|entre as|a partir das|de|desde as); chegada
      ao (terminal|porto); apresentação no (porto|terminal|cais); encerramento do embarque; limite de embarque;
      turno de embarque; seu horário de embarque; check-in no porto
    `),
    nights: phrases(`
      noites; número de noites; nº de noites; n.º de noites; noite; duração; dias; nº de dias; número de dias;
      duração (do cruzeiro|da viagem); pernoites
    `),
    guests: phrases(`
      nome como (no|consta no) passaporte; nome conforme (o passaporte|passaporte|documento);
      hóspedes; hóspede; passageiros; passageiro; viajantes; viajante; clientes; cliente; participantes;
      participante; nome; nomes; nome completo; nome e sobrenome; nome e apelido; apelido; apelidos; sobrenome;
      nome (do hóspede|do passageiro|dos passageiros|dos hóspedes|do cliente|do titular|do viajante|dos
      viajantes); titular; titular da reserva; lista de (passageiros|hóspedes); dados (dos passageiros|dos
      hóspedes|do passageiro|do cliente|dos viajantes|do titular|do hóspede); hóspede (1|2|3|4|principal);
      passageiro (1|2|3|4|principal); acompanhante; acompanhantes; ocupantes; quem viaja; pessoas; contratante;
      comprador; em nome de; reserva em nome de; informações dos (hóspedes|passageiros); relação de
      (passageiros|hóspedes); pax; nome do pax; nome pax
    `),
    agent: phrases(`
      agência; agência de (viagens|viagem|turismo); (sua|a sua) agência; (sua|a sua) agência de (viagens|viagem);
      agente; agente de (viagens|viagem); seu agente de viagens; nome da agência; consultor; consultora; consultor
      de viagens; consultor(a); seu consultor; vendedor; vendedora; vendido por; emitido por; reservado
      (por|com|através de|via); atendente; atendido por; emissor; balcão; loja; filial; operador de reservas;
      técnico de viagens; responsável; gestor; ponto de venda; agência vendedora; agência emissora
    `),
    phone: phrases(`
      assistência; atendimento; dúvidas;
      telefone; telefones; tel; tel.; fone; telef; telef.; tlf; tlf.; tlm; tlm.; telemóvel; celular; contato;
      contacto; contatos; contactos; ligue; ligue para; ligue-nos; contate-nos; contacte-nos; central de
      (atendimento|reservas|vendas|relacionamento); atendimento; atendimento ao cliente; apoio ao cliente; serviço
      de apoio ao cliente; serviço ao cliente; sac; whatsapp; linha de apoio; linha de reservas; reservas;
      emergência; telefone de (contato|contacto|emergência|atendimento); número de telefone; telefone da agência;
      dúvidas? ligue; plantão; 0800; chamada gratuita
    `),
    loyalty: phrases(`
      (número|nº|n.º) (de |do |da |)(sócio|membro|fidelidade|cartão fidelidade|cartão de fidelidade|club|clube|c
      club|costaclub|voyagers club|msc voyagers club|fidelização|associado|crown & anchor|latitudes); cartão
      (fidelidade|de fidelidade|clube|c club|costaclub|club|de membro); membro; membro (nº|do clube|n.º); sócio;
      sócio nº; associado; programa de (fidelidade|fidelização); fidelidade; clube; clube de fidelidade; nível de
      fidelidade; nível do clube; hóspede frequente; passageiro frequente; id de membro
    `),
    currency: phrases(`
      moeda; divisa; (preços|valores|todos os preços|todos os valores|tarifas|preços expressos|valores
      expressos|montantes|importâncias) em; valores expressos em; valores (2 hóspedes|em); moeda da reserva;
      expresso em; câmbio; cotação do dia
    `),
    fare: phrases(`
      tarifa; tarifas; tarifa (do |de |)cruzeiro; tarifa (base|bruta|adulto|criança|adultos|crianças|cheia|da
      cabine|por cabine|do hóspede|marítima|cruzeiro adulto|cruzeiro criança); preço (do |)cruzeiro; preço
      (base|bruto|da cabine|da viagem|adulto|criança|de tabela|catálogo|do camarote|de venda); preço; preços;
      valor (do |)cruzeiro; valor (da cabine|da tarifa|tarifa|da viagem|do pacote|base|da parte
      marítima|bruto|marítimo); parte marítima; cruzeiro; custo do cruzeiro; pacote cruzeiro; passagem marítima;
      passagem; bilhete de cruzeiro; marítimo
    `),
    discount: phrases(`
      desconto; descontos; desconto (compra antecipada|reserva antecipada|venda
      antecipada|fidelidade|club|clube|especial|promocional|voyagers club|grupo|sócio|agência|aplicado|à
      vista|concedido|família|crianças|early booking|black friday|3º e 4º hóspede|sénior|membro); oferta; oferta
      especial; promoção; promoções; promo; campanha; poupança; economia; você economiza; poupe; redução; compra
      antecipada; reserva antecipada; vantagem; benefício; bónus; bônus; abatimento; vale; vale desconto; cupom;
      cupom de desconto; crédito de cruzeiro futuro; carta de crédito; menos; cortesia; dedução; voucher de
      desconto; bonificação; estorno promocional
    `),
    taxes: phrases(`
      taxas; taxas (portuárias|de embarque|de porto|e impostos|e encargos|portuárias e impostos|governamentais|e
      taxas|aeroportuárias|marítimas|e encargos portuários|de serviço e portuárias|e despesas portuárias|,
      encargos e despesas portuárias|e tarifas portuárias|aéreas); taxa (portuária|de embarque|de
      porto|governamental); impostos; imposto; impostos (e taxas|portuários|e taxas portuárias|governamentais|e
      encargos); impostos, taxas e (despesas portuárias|encargos portuários|tarifas portuárias); encargos;
      encargos (portuários|governamentais); despesas portuárias; iva; irrf; iof; tarifas portuárias; tributos;
      suplemento combustível; sobretaxa de combustível; ets; direitos portuários
    `),
    total: phrases(`
      total; total (da reserva|geral|a pagar|da viagem|do cruzeiro|da fatura|fatura|reserva|do pacote|da compra|em
      reais|r$|eur|€|usd|do contrato|iva incluído|do processo|bruto|final|do pedido|com taxas|para 2 hóspedes|de
      todos os hóspedes|do orçamento|dos serviços); valor (total|total da reserva|total a pagar|total da
      viagem|total do cruzeiro|total do pacote|final|total da compra|total em reais|global|da reserva|da fatura|a
      pagar|do contrato|total do contrato); preço (total|final|total da reserva|total da viagem|total do
      cruzeiro|global|a pagar|total do pacote); montante (total|a pagar|global); custo total; soma total; soma;
      importância total; a pagar; total c/ taxas; pvp total; pvp; preço de venda ao público; quantia total
    `),
    subtotal: phrases(`
      subtotal; sub-total; sub total; total (por pessoa|por hóspede|por
      passageiro|parcial|taxas|descontos|líquido|extras|sem taxas|neto|das taxas|de descontos|da comissão); valor
      (por pessoa|por hóspede|por passageiro|líquido|unitário|net|com desconto|da comissão|por pax|sem
      taxas|neto|da parcela); preço (por pessoa|por hóspede|por passageiro|unitário|líquido|com desconto|por
      adulto); por pessoa; por hóspede; por passageiro; por pax; comissão; comissão da agência; net; neto; base
      tributável; base de incidência; incidência; preço unit; total (cruzeiro|parte marítima) com desconto; tarifa
      net
    `),
    deposit: phrases(`
      depósito; depósito (pago|recebido|inicial|exigido|efetuado|não reembolsável|de garantia|requerido); sinal;
      sinal (pago|recebido|de reserva); entrada; entrada (paga|pix|cartão|recebida|em dinheiro|boleto);
      adiantamento; adiantamento (recebido|pago); caução; valor (do depósito|da entrada|do sinal); primeiro
      pagamento; pagamento inicial; reserva de lugar; sinalização; por conta
    `),
    balance: phrases(`
      saldo; saldo (devedor|a pagar|em aberto|pendente|restante|em dívida|final|remanescente|por liquidar|a
      liquidar|atual|da reserva|por pagar|a receber|a quitar); restante; resta pagar; restam pagar; valor (em
      aberto|restante|pendente|em dívida|remanescente|por liquidar|a liquidar|devido|a receber|em falta); em
      aberto; em dívida; em falta; pendente; pendente de pagamento; falta pagar; por pagar; por liquidar; a
      liquidar; a quitar; montante (em dívida|em falta|restante|por liquidar|pendente); total (em
      aberto|pendente|em dívida|a liquidar|devido); remanescente; resto; pagamento final; valor do saldo; quantia
      em dívida; faltam pagar; parcelas a vencer; a vencer
    `),
    paid: phrases(`
      depósito (bancário|em conta|identificado|em dinheiro); 
      pago; paga; pagos; pago (em|a|com|via pix|até à data|até o momento|até a data|no cartão); pagamento;
      pagamentos; pagamento (recebido|efetuado|efectuado|em|de|com cartão|via pix|por
      transferência|parcial|recebido em|efetuado em|confirmado|realizado|no cartão|do sinal); pagamentos
      (recebidos|efetuados|efectuados|realizados|anteriores); valor (pago|recebido|já pago|liquidado|quitado);
      total (pago|recebido|já pago|liquidado|pagamentos|quitado); já (pago|liquidado|recebido|paga); recebido;
      recebido em; recebemos; recebida; liquidado; liquidado em; liquidada; quitado; quitado em; quitada; parcela;
      parcelas; parcela (1|2|3|4|5|6|7|8|9|10); 1ª parcela; 2ª parcela; 3ª parcela; 4ª parcela; 5ª parcela;
      parcela paga; parcelas pagas; prestação; 1ª prestação; 2ª prestação; pix; boleto; cartão; cartão de
      (crédito|débito); transferência; transferência bancária; multibanco; mb way; mbway; dinheiro; cheque; visa;
      mastercard; american express; amex; paypal; depósito bancário; montante (pago|recebido|liquidado); abatido;
      creditado; creditado em; debitado em
    `),
    credit: phrases(`
      crédito a bordo; crédito (a bordo|de bordo|para gastar a bordo|no navio|onboard|de consumo a bordo); obc;
      crédito bordo; consumo a bordo incluso; bónus a bordo; bônus a bordo; dinheiro a bordo; saldo a bordo;
      voucher a bordo
    `),
    addon: phrases(`
      gorjetas; gorjeta; gorjetas (pré-pagas|pré pagas|incluídas|prépagas|antecipadas); gratificações; taxa de
      serviço; taxas de serviço; taxa de serviço (hoteleiro|a bordo|hotelaria); serviço de hotelaria; quota de
      serviço; seguro; seguros; seguro (viagem|de viagem|de
      cancelamento|cancelamento|multiviagens|assistência|multirriscos|bagagem); assistência em viagem; assistência
      viagem; proteção (de viagem|cancelamento); pacote (de
      |)(bebidas|internet|wi-fi|wifi|excursões|spa|restaurantes|drinks|fotos); bebidas; wi-fi; wifi; internet;
      transfer; transfers; traslado; traslados; transporte; excursão; excursões; passeio; passeios; excursões em
      terra; voo; voos; vôo; vôos; aéreo; aéreos; passagem aérea; passagens aéreas; parte aérea; bilhetes de
      avião; voos ida e volta; parte terrestre; comboio; autocarro; ônibus; hotel; diária; diárias; hospedagem;
      noite de hotel; alojamento; estacionamento; suplemento; suplementos; suplemento (individual|single|aéreo);
      spa; restaurante de especialidades; taxa (de reserva|administrativa|de agência|de emissão|da agência|de
      gestão|rav|du|processual); despesas de reserva; rav; visto; vistos; extras; serviços adicionais; serviços
      opcionais; doação; bagagem; extensão
    `),
    flight: phrases(`
      voo; voos; vôo; vôos; (número|nº|n.º) do voo; voo (nº|de ida|de volta|de regresso|ida|volta); seus voos; os
      seus voos; companhia aérea; cia aérea; cia. aérea; aéreo; aéreos; trecho; trechos; trecho aéreo; dados dos
      voos; informações de voo; detalhes (do voo|dos voos); parte aérea; plano de voos; ida; transporte aéreo
    `),
    hotel: phrases(`
      hotel; hotéis; nome do hotel; seu hotel; o seu hotel; hospedagem; alojamento; estadia; estadia em hotel;
      estada; noite de hotel; noites de hotel; hotel (pré-cruzeiro|pós-cruzeiro|pré cruzeiro|pós cruzeiro|antes do
      cruzeiro|depois do cruzeiro); pré-cruzeiro; pós-cruzeiro; pré cruzeiro; pós cruzeiro; diárias; pousada
    `),
    seat: phrases(`
      assento; assentos; poltrona; lugar; lugares; número do assento; lugar marcado; nº do assento
    `),
    record_locator: phrases(`
      localizador (aéreo|do voo|da cia aérea|da companhia aérea|voo|cia aérea|do hotel|hotel|dos voos|gds); pnr;
      código (de reserva aérea|da companhia aérea|pnr|do voo|da reserva aérea);
      (reserva|confirmação|referência|número de confirmação|nº de confirmação|número da reserva) (aérea|do
      hotel|hotel|do voo|da companhia aérea|hoteleira|da cia aérea); record locator; loc aéreo; loc; loc.
    `),
    address: phrases(`
      endereço; endereço do hotel; morada; morada do hotel; rua; avenida; localização; localidade; bairro
    `),
    arrival: phrases(`
      chegada; cheg; cheg.; hora (de |da )chegada; horário de chegada; chega; chega às; atracação; desde as; eta;
      pouso; aterragem
    `),
    departure: phrases(`
      saída; partida; part; part.; hora (de |da )(saída|partida); horário de (saída|partida); parte às; sai às;
      zarpa; zarpa às; até às; todos a bordo; etd; decolagem; descolagem; desatracação
    `),
    other_text: phrases(`
      notas; nota; observações; observação; obs; obs.; pedidos especiais; solicitações especiais; camas;
      configuração das camas; tipo de cama; e-mail; email; correio eletrónico; site; website; web; status;
      situação; estado; estado da reserva; status da reserva; país; cidade; uf; nacionalidade; sexo; género;
      gênero; idade; descrição; designação; discriminação; item; itens; quantidade; qtd; qtd.; qtde; valor; dia;
      hora; horário; contato de emergência; contacto de emergência; em caso de emergência; idioma; língua; forma
      de pagamento; formas de pagamento; método de pagamento; meio de pagamento; condições de pagamento; tipo de
      tarifa; nome da tarifa; código da tarifa; nível; inclui; incluído; incluso; não inclui; não incluso;
      serviços; serviços incluídos; prezado; prezada; prezados; caro; cara; caro cliente; estimado cliente; exmo;
      exmo. sr; exma; olá; atenciosamente; cumprimentos; com os melhores cumprimentos; assunto; assinatura;
      documentação; documento; documentos; adultos; crianças; número de passageiros; nº de pax; nº de hóspedes;
      titularidade
    `),
  },
  sea_day: phrases(`
    navegação; em navegação; dia de navegação; dia em navegação; navegando; navegando (por|em|pelo|pela); no mar;
    em mar; dia no mar; um dia no mar; dia de mar; em alto mar; alto mar; alto-mar; dia em alto mar; mar;
    travessia; travessia (do|da|de); cruzando; cruzeiro (pelo|pela|por); passagem (pelo|pela|por|do|da); linha
    internacional (de data|de mudança de data|da data); mudança de data; navegação
    (panorâmica|pelo|pela|por|cênica|no); trânsito (pelo|do|no|canal); trânsito; dia a bordo; dia de lazer a
    bordo; at sea; a bordo; lazer a bordo
  `),
  overnight: phrases(`
    pernoite; pernoite no porto; noite no porto; noite a bordo no porto; overnight; o navio pernoita; pernoite a
    bordo; noite em porto; navio permanece no porto; pernoita
  `),
  arrive: phrases(`
    chegada; cheg; cheg.; chega; chega às; das; desde as; atracação; de; às; eta; hora de chegada
  `),
  depart: phrases(`
    saída; partida; part; part.; sai; sai às; parte; parte às; zarpa; até às; até as; às; a; todos a bordo; etd;
    hora de saída; hora de partida
  `),
  noon: phrases(`
    meio-dia; meio dia; ao meio-dia; 12h meio-dia
  `),
  midnight: phrases(`
    meia-noite; meia noite; à meia-noite
  `),
  titles: phrases(`
    sr; sr.; sra; sra.; srta; srta.; sr.ª; srª; dona; d; d.; dr; dr.; dra; dra.; eng; eng.; eng.º; prof; prof.;
    profª; exmo; exma; senhor; senhora; menino; menina; criança; bebé; bebê; mr; mrs; ms; miss; mstr; chd; inf;
    adt
  `),
  and: phrases(`
    e; &
  `),
  person_kinds: phrases(`
    adulto; adulta; adultos; criança; crianças; menor; bebé; bebê; infante; adolescente; jovem; júnior; sénior;
    sênior; idoso; hóspede; hóspede (1|2|3|4); passageiro; passageiro (1|2|3|4); titular; idade; anos; ano;
    nascido; nascida; nasc; nasc.; nascimento; masculino; feminino; brasileiro; brasileira; português; portuguesa;
    bra; prt; 1º hóspede; 2º hóspede; 3º hóspede; 4º hóspede; pax
  `),
  from: phrases(`
    de; do; da; desde; a partir de; saindo de; das
  `),
  to: phrases(`
    a; ao; à; até; para; até ao dia; -; –; —; →; e regresso a; e retorno a; e volta a
  `),
  asked: phrases(`
    a pagar; a vencer; vence; vencimento; até; devido; devida; pendente; em aberto; em dívida; por pagar; por
    liquidar; a liquidar; a quitar; quitar até; exigido; requerido; em falta; falta; aguardando pagamento; aguarda
    pagamento; não pago; previsto; agendado; próxima; solicitado
  `),
  received: phrases(`
    pago; paga; pagos; pagas; recebido; recebida; recebidos; liquidado; liquidada; quitado; quitada; efetuado;
    efectuado; realizado; confirmado; confirmada; aprovado; aprovada; creditado; debitado; compensado; obrigado;
    já; menos; abatido; pagamento de; baixado
  `),
  paid_in_full: phrases(`
    totalmente (pago|paga|liquidado|liquidada|quitado|quitada); pago (integralmente|na totalidade|na íntegra|por
    completo); paga na totalidade; quitado; quitada; reserva quitada; reserva paga; liquidado na totalidade; nada
    a pagar; sem saldo; sem saldo devedor; saldo zero; nenhum saldo em aberto; nenhum valor em aberto; pagamento
    integral recebido; integralmente (pago|paga|liquidado); liquidada
  `),
  day: phrases(`
    dia; d; dias
  `),
  aside: phrases(`
    cancelamento; cancelamentos; política de (cancelamento|cancelamentos|privacidade|reembolso|alteração);
    condições (de cancelamento|gerais|particulares|gerais de venda|do contrato|da tarifa|contratuais|de
    pagamento|de reserva); gastos de (anulação|cancelamento); despesas de (anulação|cancelamento); anulação;
    anulações; multa; multas; multa por cancelamento; multas e penalidades; penalidades; penalidade; penalização;
    penalizações; taxa de cancelamento; taxas de cancelamento; em caso de (cancelamento|desistência|anulação); se
    (cancelar|você cancelar|desistir); desistência; rescisão; termos e condições; termos; regras da tarifa;
    informações importantes; informação importante; avisos; aviso legal; proteção de dados; também (pode|poderá)
    (gostar|interessar); você também pode gostar; talvez você goste; poderá gostar; outros
    (cruzeiros|roteiros|itinerários|destinos); outras (saídas|datas|ofertas|partidas); outra saída; mais
    cruzeiros; ofertas especiais; nossas ofertas; recomendado para você; recomendados; recomendações; (seu|o seu)
    próximo (cruzeiro|destino); (sua|a sua) próxima (viagem|aventura); cruzeiros (anteriores|passados|realizados);
    viagens anteriores; histórico (de cruzeiros|de viagens); sabia que; você sabia; não perca; alterações; cessão
    da posição; ainda não reservado; reembolso
  `),
  quote: phrases(`
    orçamento; cotação; proposta; proposta de viagem; simulação; estimativa; não é uma (reserva|confirmação); não
    constitui (reserva|uma reserva|confirmação); sem compromisso; pré-reserva; pré reserva; reserva provisória; em
    opção; aguardando confirmação; não confirmada; lista de espera; pedido de reserva; solicitação de reserva;
    pedido de orçamento
  `),
  cancelled: phrases(`
    cancelado; cancelada; anulado; anulada; reserva (cancelada|anulada); foi (cancelada|cancelado|anulada);
    confirmação de (cancelamento|anulação); aviso de cancelamento; cancelamento confirmado; comprovante de
    cancelamento; nota de crédito; status: cancelada; cancelamento da reserva
  `),
  brochure: phrases(`
    preços desde; preços a partir de; por pessoa a partir de; por pessoa desde; a partir de r$; em até 10x; em até
    12x sem juros; reserve já; reserve agora; compre já; garanta já; saiba mais; aproveite; folheto; catálogo;
    brochura; cancelar inscrição; cancelar subscrição; descadastrar; newsletter; ofertas imperdíveis; últimas
    cabines; vagas limitadas; consulte-nos; fale connosco
  `),
  titles_of_documents: phrases(`
    confirmação; confirmação (de reserva|da reserva|da sua reserva|de viagem|do cruzeiro|de compra|de cruzeiro);
    comprovante; comprovante (de reserva|da reserva|de pagamento|de compra); comprovativo; comprovativo (de
    reserva|de pagamento|da reserva); fatura; factura; fatura proforma; fatura-recibo; fatura/recibo; proforma;
    contrato; contrato (de viagem|de prestação de serviços|de viagem organizada); recibo; voucher; resumo; resumo
    (da reserva|da viagem|da sua reserva); bilhete; bilhete (eletrónico|eletrônico|de cruzeiro|de passagem);
    e-ticket; eticket; passagem; cartão de embarque; documentos de viagem; documentação de viagem; documentação;
    itinerário; itinerário de viagem; roteiro; roteiro dia a dia; reserva; reserva confirmada; sua reserva; a sua
    reserva; seu cruzeiro; o seu cruzeiro; extrato; extrato da reserva; bem-vindo a bordo; bem-vindos; bem-vindo;
    obrigado; obrigado pela sua reserva; página; cópia; via do cliente; original; detalhes da reserva; valores;
    prezado; prezada; caro; cara; olá; mensagem encaminhada; mensagem reencaminhada; ordem de passagem; proposta
    confirmada
  `),
  months: [
    'janeiro; jan',
    'fevereiro; fev',
    'março; mar',
    'abril; abr',
    'maio; mai',
    'junho; jun',
    'julho; jul',
    'agosto; ago',
    'setembro; set',
    'outubro; out',
    'novembro; nov',
    'dezembro; dez',
  ].map((names) => phrases(names)),
  // "-feira" is left out in tables
  weekdays: [
    'segunda-feira; segunda; seg',
    'terça-feira; terça; ter',
    'quarta-feira; quarta; qua',
    'quinta-feira; quinta; qui',
    'sexta-feira; sexta; sex',
    'sábado; sáb',
    'domingo; dom',
  ].map((names) => phrases(names)),
  hints: {
    // what a document is
    cancellation_terms: phrases('dias antes'),
    conditional: phrases('se; dias; seguro; condições'),
    other_service: phrases('estacionamento; apolice'),
    // days and times
    nights: phrases('noites'),
    night: phrases('noite'),
    days_of_name: phrases('dias'),
    joins_days: phrases('a; e'),
    dated: phrases('de; do'),
    by_then: phrases('até; até o dia; antes de'),
    day_of_letter: phrases('em; a'),
    opens: phrases('abre; aberto; a partir de; disponib+'),
    to_day: phrases('a; ao; até'),
    of_other_number: phrases('dia'),
    noon_time: phrases('meio(-| )dia'),
    midnight_time: phrases('meia(-| )noite'),
    only_date: phrases('data'),
    // numbers of bookings
    number_word: phrases('número'),
    number_of: phrases('da; do; de'),
    says_number: phrases('localiz'),
    number_or_code: phrases('número; código'),
    small_before_number: phrases('com; o; da; do; de'),
    // names of companies, cabins, cruises and ports
    with_whom: phrases('da; do; com'),
    needs_another: phrases('e; da; do; das; dos; com; para'),
    and: phrases('e'),
    agency_word: phrases('viagens; agência; turismo; cruzeiros'),
    phone: phrases('telefone; fone'),
    charge: phrases('taxa'),
    said_of_agency: phrases('o; seu; sua; para; em; especial*'),
    adviser: phrases('consultor; atendente; atendid; gestor; vendedor'),
    mail_from: phrases('de'),
    of_company: phrases('viagens; turismo'),
    small_of_agency: phrases('de; da; e'),
    forwarded: phrases('encaminhada'),
    emergency: phrases('emergênc'),
    guaranteed: phrases('garantia; garantida; a designar'),
    cabin_kind: phrases('varanda; interna; cabine; camarote'),
    category: phrases('categoria'),
    cruise: phrases('cruzeiro'),
    aboard: phrases('a bordo (de|do|da) (la|)'),
    day_behind_name: phrases('de; em; a partir de'),
    name_goes_on: phrases('e; com; desde; de; da; do; a'),
    region: phrases('golfo; ilhas; mediterr(á|a|â)+; caribe; b(á|a)ltico; douro'),
    port_word: phrases('porto; cais'),
    on_weekday: phrases('na; no'),
    in_port: phrases('de; da; a'),
    day_behind_port: phrases('em; a'),
    port_of: phrases('porto (de|do|da|di|)'),
    // money
    price_from: phrases('a partir de'),
    currency_cad: phrases('dólar(es|) canadense*'),
    currency_gbp: phrases('libras esterlinas*'),
    currency_brl: phrases('reais'),
    currency_chf: phrases('francos suíços*'),
    exchange_rate: phrases('câmbio de referência; taxa de câmbio; câmbio do dia; a bordo'),
    short_with_stop: phrases('incluíd'),
    between_labels: phrases('de; das; dos; da; do'),
    after: phrases('após; depois; menos'),
    including: phrases('incluíd'),
    for: phrases('para; por'),
    this_or_your: phrases('este; esta'),
    the: phrases('o; a'),
    with: phrases('com'),
    not_yet: phrases('quando; deve; se; após; até; não'),
    by_day: phrases('até; antes'),
    per_person: phrases('por (pessoa|passageiro|hospede)'),
    means: phrases('cartão'),
    price: phrases('preço'),
    of_card: phrases('cartão; final'),
    of_cheque: phrases('talão'),
    times: phrases('de; a'),
    up_to: phrases('até'),
    // people
    guest: phrases('hóspede; passageiro; criança'),
    member_card: phrases('cartão; sócio'),
    number_of_card: phrases('número'),
    family_name: phrases('sobrenome; apelido(s|)'),
    given_name: phrases('nome; nome (próprio|proprio)'),
    greeting: phrases('prezad; exm; olá; ola'),
    born: phrases('nascid(o|a) (em|)'),
    family: phrases('família'),
    of_things: phrases('condições; serviço(s|)'),
    name_particle: phrases('de; da; do; dos; das; e'),
    // itineraries
    disembarks: phrases('desembar'),
    embarks: phrases('embarque'),
    no_call: phrases('traslado'),
    call: phrases('porto; escala; (des|)embarque'),
    service: phrases('excurs(ão|ões); seguro'),
    port_mark: phrases('embarque; desembarque'),
    port_mark_in: phrases('a; em'),
    how_moored: phrases('fundeado'),
    aside_of_call: phrases('(des|)(embarc|embarq)'),
    part_of_day: phrases('manhã; tarde; noite'),
    for_whom: phrases('para'),
    to_time: phrases('a; às'),
    leaving: phrases('desembar'),
    boarding: phrases('embarq'),
    from_time: phrases('a partir d(a|e|o)(s|)'),
    by_time: phrases('antes das'),
    not_boarding: phrases('desembar'),
    // flights and hotels
    stay_details: phrases('quarto'),
    stop: phrases('aeroporto'),
    to_stop: phrases('para'),
    before_airport: phrases('de; a; da; para; partida; chegada; saída; saida'),
    to_airport: phrases('para'),
    to_airport_short: phrases('a'),
    record_locator: phrases('(código|codigo) (da reserva|de reserva|localizador)'),
    of_flight: phrases('voo'),
    no_address: phrases('entrada; saída; saida; chegada'),
    before_day_of_stay: phrases('de'),
    street_before_name: phrases('rua; avenida; av'),
    address_label: phrases('endereço; endereco; morada'),
    hotel_kind: phrases('pousada'),
    afterwards: phrases('depois'),
    when_of_hotel: phrases('antes; depois'),
    stay_day: phrases('entrada; saída; saida; chegada'),
    before_or_after: phrases('pré; pós; pos'),
    what_of_stay: phrases('cruzeiro'),
    hotel_confirmation: phrases('confirmação; reserva'),
    accommodation_head: phrases('alojamento'),
    day_behind_hotel: phrases('de; em'),
    your: phrases('o'),
    hotel_and: phrases('hotel(s|) e'),
    flight: phrases('voo'),
    detail_of_flight: phrases('assento'),
    next_day: phrases('dia seguinte'),
    seat: phrases('assento'),
  },
};
