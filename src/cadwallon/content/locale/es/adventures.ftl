# Spanish. What is missing here is shown in English.

adv_01 = El Tesoro del Duque
adv_02 = El Anillo de los Asesinos
adv_03 = La Noche de los Alfanjes Largos
adv_04 = El Rey de las Cenizas
adv_05 = Los Invitados del Duque
adv_06 = La Última Noche del Perista
adv_07 = Fuego en el Feudo
adv_08 = La Soga se Aprieta
adv_09 = El Despertar de Sophet Drahas
adv_10 = Las Doce Reliquias
adv_11 = Piedras sobre la Escalera
adv_12 = El Precio del Orgullo
adv_13 = El Festival de las Cenizas
adv_14 = El Rescate de un Duque
