# Consejos: lo que los rodea, y las razones, hint-RAZÓN. También las dicen la interfaz de Python y el terminal.

hint-title = Consejo
hint-by = lo que haría un maestro del gremio
hint-thinks = Un maestro del gremio lo piensa.
hint-none = No hay nada que aconsejar aquí.
hint-first = Hacer el primero
hint-close = Cerrar
hint-plan = { $figure }: { $deed }
hint-plan-way = { $figure }, { $space }: { $deed }
hint-ducats = ducados
hint-wins = victoria { $chance }
hint-n-ducats = { $ducats ->
    [one] { $ducats } ducado
   *[other] { $ducats } ducados
}
hint-n-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
hint-n-treasures = { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesoros
}

# Razones

hint-best = Fue lo mejor al imaginar cómo sigue la noche.
hint-worth = Da { hint-n-ducats } al momento.
hint-mission = { $mission }: paga { hint-n-ducats } antes de que un rival la tome.
hint-chest = { $chance ->
    [100] { $kind }: vale unos { hint-n-ducats }.
   *[other] { $kind }: vale unos { hint-n-ducats }; se abre con un { $chance } %.
}
hint-chest-mission = { $chance ->
    [100] { $kind }: la misión { $mission } pagaría { hint-n-ducats } más.
   *[other] { $kind }: la misión { $mission } pagaría { hint-n-ducats } más; se abre con un { $chance } %.
}
hint-purse = { $chance ->
    [100] { $kind }: ducados al momento.
   *[other] { $kind }: ducados al momento; se abre con un { $chance } %.
}
hint-leave = Pone a salvo { hint-n-treasures }, { hint-n-ducats }.
hint-leave-empty = Fuera a tiempo: quien se queda cuesta 3 ducados.
hint-attack = { $figure }: el ataque sale bien con un { $chance } %.
hint-attack-loot = { $figure } lleva un tesoro ({ $kind }); el ataque sale bien con un { $chance } %.
hint-home = { $treasures ->
    [0] De camino a casa: faltan { hint-n-steps }.
   *[other] De camino a casa con { hint-n-treasures }: faltan { hint-n-steps }.
}
hint-near = { $steps ->
    [0] Allí hay un cofre: { $kind }.
   *[other] Hacia un cofre: { $kind }, { $space }, a { hint-n-steps }.
}
hint-goal = { $steps ->
    [0] Allí hay algo que vale la pena: { $space }.
   *[other] Hacia algo que vale la pena: { $space }, a { hint-n-steps }.
}
hint-deploy = { $chests ->
    [one] { $chests } cofre cerca de esta puerta.
   *[other] { $chests } cofres cerca de esta puerta.
}
hint-gate = Cierra el paso a { $figure }, a { hint-n-steps }.
hint-take = { $kind }: vale unos { hint-n-ducats } para ti.
hint-flee = { $figure } queda cerca de lo importante.
hint-chase = { $figure } acaba donde más le duele.
hint-watch = Aleja a la guardia de ti y la acerca a tus rivales.
hint-card = El efecto vale más ahora que después.
hint-keep = Guárdalo: más tarde valdrá más.
hint-pass = Todo lo demás costaría más de lo que da.
hint-end = Ya nada daría más de lo que cuesta.
